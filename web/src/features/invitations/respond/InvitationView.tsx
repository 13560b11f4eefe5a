import type { Invitation } from '@liora/domain/contract/invitations';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { InvitationFrame } from '../components/InvitationFrame.tsx';
import styles from '../invitations.module.css';
import { byCodeQuery } from '../invitations.queries.ts';
import { invitationsText } from '../invitations.text.ts';
import { openWish } from '../sent/openWish.rules.ts';
import { SenderPart } from '../sent/SenderPart.tsx';
import { WishedTime } from '../sent/WishedTime.tsx';
import { InvitationCover } from './InvitationCover.tsx';
import { InvitationFactsView } from './InvitationFactsView.tsx';
import { ReaderPart } from './ReaderPart.tsx';
import { respondText } from './respond.text.ts';

/** An invitation for whoever has its link: visitor, guest, sender, or somebody it is not for. */
export function InvitationView({ code }: { code: string }) {
  const query = useQuery(byCodeQuery(code));
  const invalid = errorCode(query.error) === 'INVITATION_INVALID';
  return (
    <InvitationFrame title={query.data ? query.data.invitation.venue_name : invitationsText.title}>
      {invalid ? (
        <Invalid />
      ) : (
        <QueryArea
          query={query}
          skeleton={<Skeleton height={560} radius={28} />}
          failed={{
            title: respondText.failed,
            retry: invitationsText.retry,
            art: <Vignette kind="error" />,
            headingLevel: 1,
            className: styles.alone,
          }}
        >
          {({ invitation }) => <Found code={code} invitation={invitation} />}
        </QueryArea>
      )}
    </InvitationFrame>
  );
}

function Found({ code, invitation }: { code: string; invitation: Invitation }) {
  const wish = openWish(invitation);
  return (
    <article className={styles.card}>
      <InvitationCover invitation={invitation} />
      <div className={styles.panel}>
        <InvitationFactsView code={code} invitation={invitation}>
          {wish && <WishedTime invitation={invitation} wish={wish} />}
        </InvitationFactsView>
        {invitation.you === 'sender' ? (
          <SenderPart invitation={invitation} />
        ) : (
          <ReaderPart code={code} invitation={invitation} />
        )}
      </div>
    </article>
  );
}

/** ERR-83: no link, one that has run out, or none for this person. */
function Invalid() {
  return (
    <EmptyState
      headingLevel={1}
      className={styles.alone}
      art={<Vignette kind="noResults" />}
      title={respondText.invalid}
      text={respondText.invalidText}
      action={
        <Link to="/" className={buttonClass()}>
          {invitationsText.goHome}
        </Link>
      }
    />
  );
}
