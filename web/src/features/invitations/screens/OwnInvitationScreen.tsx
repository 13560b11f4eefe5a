import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { uuid } from '../../../lib/searchFields.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { InvitationFrame } from '../components/InvitationFrame.tsx';
import { datesText } from '../dates/dates.text.ts';
import styles from '../invitations.module.css';
import { ownQuery } from '../invitations.queries.ts';
import { invitationsText } from '../invitations.text.ts';
import { noteOpened } from '../landing/landed.store.ts';

/** /dates/{id}: where notices lead to. On to the invitation, or to the words that it is gone. */
export function OwnInvitationScreen() {
  const { id } = useParams({ from: '/dates/$id' });
  const me = useMe();
  const isId = uuid(id) !== undefined;
  const query = useQuery({ ...ownQuery(id), enabled: me != null && isId });
  const start = useStartFailure();
  return (
    <InvitationFrame title={invitationsText.title}>
      {me === null ? (
        <SignInFirst
          headingLevel={1}
          className={styles.alone}
          title={datesText.signInTitle}
          label={datesText.signIn}
          next={`/dates/${id}`}
        />
      ) : !isId || errorCode(query.error) === 'NOT_FOUND' ? (
        <Gone />
      ) : (
        <QueryArea
          query={query}
          blocked={start}
          skeleton={<Skeleton height={560} radius={28} />}
          failed={{
            title: datesText.oneFailed,
            retry: datesText.retry,
            art: <Vignette kind="error" />,
            headingLevel: 1,
            className: styles.alone,
          }}
        >
          {({ invitation }) => (invitation.own ? <Opened code={invitation.own.code} /> : <Gone />)}
        </QueryArea>
      )}
    </InvitationFrame>
  );
}

/** Whoever comes from a notice is in the app already: the landing that asks for it is passed over. */
function Opened({ code }: { code: string }) {
  noteOpened(code);
  return <Navigate to="/invite/$code" params={{ code }} replace />;
}

function Gone() {
  return (
    <EmptyState
      headingLevel={1}
      className={styles.alone}
      art={<Vignette kind="noResults" />}
      title={datesText.gone}
      text={datesText.goneText}
      action={
        <Link to="/" className={buttonClass()}>
          {invitationsText.goHome}
        </Link>
      }
    />
  );
}
