import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SHORT_ROW } from './rowLook.data.ts';

/** Rows that are on their way. */
export function BucketSkeleton({ rows }: { rows: number }) {
  return (
    <div className="lines">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={row} className={SHORT_ROW}>
          <Skeleton width={56} height={56} radius="14px" />
          <div className="grid gap-2">
            <Skeleton width="70%" height={18} />
            <Skeleton width="40%" height={14} />
          </div>
          <Skeleton width={52} height={36} />
        </div>
      ))}
    </div>
  );
}
