import type { ReactNode } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { NotFoundScreen } from '../../platform/screens/NotFoundScreen.tsx';
import { confirmText } from '../confirm/confirm.text.ts';
import { FreshProof } from '../confirm/FreshProof.tsx';
import { moderationText } from '../moderation.text.ts';
import { AdminFrame } from './AdminFrame.tsx';
import type { AdminPart } from './adminPlaces.data.ts';

interface AdminAreaProps<Data> {
  part: AdminPart;
  /** What the screen shows; the server answers it to admins alone. */
  query: { data: Data | undefined; error: Error | null; isError: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

const REFUSALS = ['NOT_FOUND', 'UNAUTHENTICATED'];

/**
 * What only admins see. For everybody else there is nothing at this address, also for who was one until a moment ago
 * (RUL-95): the server says which it is, with every answer.
 */
export function AdminArea<Data>({ part, query, children }: AdminAreaProps<Data>) {
  const me = useMe();
  const start = useStartFailure();
  const refused = REFUSALS.includes(errorCode(query.error) ?? '');
  if (me === null || refused) return <NotFoundScreen />;
  const isUnproved = errorCode(query.error) === 'ADMIN_UNPROVED';
  const failed = isUnproved
    ? { title: confirmText.needed, text: confirmText.neededText, retry: confirmText.confirm }
    : { title: moderationText.loadFailed, retry: moderationText.retry };
  return (
    <>
      <QueryArea
        query={query}
        blocked={start}
        skeleton={<AreaSkeleton />}
        failed={{
          ...failed,
          art: <Vignette kind={isUnproved ? 'empty' : 'error'} />,
          headingLevel: 1,
          around: (told) => <div className="page">{told}</div>,
        }}
        staleClassName="page pt-4"
      >
        {(data) => <AdminFrame part={part}>{children(data)}</AdminFrame>}
      </QueryArea>
      <FreshProof />
    </>
  );
}

const SKELETON_ROWS = ['1', '2', '3', '4'];

function AreaSkeleton() {
  return (
    <div className="page pt-8">
      <Skeleton width={160} height={36} />
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3.5 py-4">
          <Skeleton width={64} height={64} radius={14} />
          <Skeleton width="60%" height={20} />
        </div>
      ))}
    </div>
  );
}
