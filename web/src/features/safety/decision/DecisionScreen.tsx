import type { OwnDecision } from '@liora/domain/contract/decisionFacts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode, orpc } from '../../../lib/api.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { NotFoundScreen } from '../../platform/screens/NotFoundScreen.tsx';
import { DecisionFacts } from './DecisionFacts.tsx';
import { decisionText } from './decision.text.ts';

/** /decisions/{id}: what moderators decided about something of the reader's, and nobody else's to see. */
export function DecisionScreen() {
  const { id } = useParams({ from: '/decisions/$id' });
  const me = useMe();
  const back = useGoBack();
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  const options = orpc.safety.ownDecision.queryOptions({ input: { id: isNumber ? Number(id) : 1 } });
  const query = useQuery({ ...options, enabled: isNumber && me != null });
  const refused = ['NOT_FOUND', 'UNAUTHENTICATED'].includes(errorCode(query.error) ?? '');
  if (!isNumber || refused) return <NotFoundScreen />;
  return (
    <div className="page">
      <PageTitle>{decisionText.title}</PageTitle>
      <TopBar onBack={back} title={decisionText.title} />
      {me === null ? (
        <SignInFirst title={decisionText.signInTitle} label={decisionText.signIn} next={`/decisions/${id}`} />
      ) : (
        <Decision query={query} />
      )}
    </div>
  );
}

function Decision({ query }: { query: UseQueryResult<OwnDecision> }) {
  const start = useStartFailure();
  return (
    <QueryArea
      query={query}
      blocked={start}
      skeleton={<Skeleton height={360} radius={20} />}
      failed={{
        title: decisionText.loadFailed,
        retry: decisionText.retry,
        art: <Vignette kind="error" />,
        headingLevel: 1,
      }}
    >
      {(decision) => (
        <div className="max-w-170 py-4">
          <DecisionFacts decision={decision} />
        </div>
      )}
    </QueryArea>
  );
}
