import { useQuery } from '@tanstack/react-query';
import { LogOut, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { orpc } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useRefreshSession } from '../../accounts/accounts.hooks.ts';
import { useSignOut } from '../../accounts/useSignOut.ts';
import { DownloadData } from '../../profiles/settings/data/DownloadData.tsx';
import { DecisionFacts } from './DecisionFacts.tsx';
import { decisionText } from './decision.text.ts';

const DeleteAccount = lazyPart(
  async () => (await import('../../profiles/settings/data/DeleteAccount.tsx')).DeleteAccount,
);

/** It may end while somebody reads it, and the objection opens a minute after the decision. */
const REFRESH_MS = 30_000;

/** In place of every screen, to somebody who is suspended: what was decided, why, until when, and what is left to them. */
export function SuspendedPart() {
  const query = useQuery({
    ...orpc.safety.ownSuspension.queryOptions(),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  const refreshSession = useRefreshSession();
  const isOver = query.data?.decision === null;
  useEffect(() => {
    if (isOver) void refreshSession();
  }, [isOver, refreshSession]);
  return (
    <div className="page max-w-170 py-8">
      <PageTitle>{decisionText.suspendedTitle}</PageTitle>
      <Mark size={36} />
      <h1 className="t1 mt-6 text-[2rem]/[1.15] wrap-anywhere">{decisionText.suspendedTitle}</h1>
      <p className="mt-3 mb-7 text-ink-2">{decisionText.suspendedText}</p>
      <QueryArea
        query={query}
        skeleton={<Skeleton height={300} radius={20} />}
        failed={{
          title: decisionText.loadFailed,
          retry: decisionText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 2,
        }}
      >
        {({ decision }) =>
          decision && (
            <>
              <DecisionFacts decision={decision} />
              {!decision.may_object && !decision.objection && (
                <p className="mt-7 text-ink-2">{decisionText.soon}</p>
              )}
            </>
          )
        }
      </QueryArea>
      <Leaving />
    </div>
  );
}

function Leaving() {
  const { signOut, busy } = useSignOut();
  const [deleting, setDeleting] = useState(false);
  return (
    <section className="mt-10" aria-labelledby="leaving">
      <h2 id="leaving" className="t3">
        {decisionText.account}
      </h2>
      <DownloadData />
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="quiet" icon={<LogOut />} busy={busy} onClick={signOut}>
          {decisionText.signOut}
        </Button>
        <Button variant="danger" icon={<Trash2 />} aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          {decisionText.deleteAccount}
        </Button>
      </div>
      {deleting && (
        <Region broken={<PartLost onLost={() => setDeleting(false)} />}>
          <DeleteAccount onClose={() => setDeleting(false)} />
        </Region>
      )}
    </section>
  );
}
