import type { Visibility } from '@liora/domain/contract/visibility';
import type { VisibilityKind } from '@liora/domain/rules/visibility';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { orpc } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { whoSeesText } from './whoSees.text.ts';

interface WhoSeesDialogProps {
  type: VisibilityKind;
  id: string;
  onClose: () => void;
}

const SEERS = ['partner', 'member', 'person', 'visitor'] as const;

/** Who sees a thing of one's own as it stands now: what the server says, asked anew each time. */
export function WhoSeesDialog({ type, id, onClose }: WhoSeesDialogProps) {
  const query = useQuery(orpc.safety.whoSees.queryOptions({ input: { type, id }, staleTime: 0, gcTime: 0 }));
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={whoSeesText.title}>
      <QueryArea
        query={query}
        skeleton={<Skeleton height={200} radius={16} />}
        failed={{
          title: whoSeesText.failed,
          retry: whoSeesText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {(visibility) => (
          <>
            <Answers visibility={visibility} />
            <nav className="flex flex-wrap gap-x-5 gap-y-2 pt-4">
              {type === 'plan' && visibility.withheld !== 'gone' && (
                <ViewPlanAs id={id} hasPartner={visibility.partner !== null} />
              )}
              <Link to="/profile/settings/privacy/who-can-see" className="more-link">
                {whoSeesText.all}
              </Link>
            </nav>
          </>
        )}
      </QueryArea>
    </Dialog>
  );
}

function Answers({ visibility }: { visibility: Visibility }) {
  return (
    <>
      {visibility.withheld && <p className="pb-2">{whoSeesText.withheld[visibility.withheld]}</p>}
      <dl className="lines">
        {SEERS.map((seer) => {
          const sees = visibility[seer];
          if (sees === null) return null;
          return (
            <div key={seer} className="flex min-h-12 items-center justify-between gap-4 py-2">
              <dt className="text-label font-semibold">{whoSeesText.rows[seer]}</dt>
              <dd className={`text-small ${sees === 'none' ? 'text-ink-2' : 'font-semibold text-olive-ink'}`}>
                {whoSeesText.sees[sees]}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="pt-3 text-small text-ink-2">{whoSeesText.blocks}</p>
    </>
  );
}

function ViewPlanAs({ id, hasPartner }: { id: string; hasPartner: boolean }) {
  return (
    <>
      <Link to="/plan/$id" params={{ id }} search={{ as: 'stranger' }} className="more-link">
        {whoSeesText.asStranger}
      </Link>
      {hasPartner && (
        <Link to="/plan/$id" params={{ id }} search={{ as: 'partner' }} className="more-link">
          {whoSeesText.asPartner}
        </Link>
      )}
    </>
  );
}
