import { Skeleton } from '../../../../ui/Skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd'];

/** Four rows like the ones that are coming. */
export function ResultSkeleton() {
  return (
    <div className="lines">
      {ROWS.map((row) => (
        <div key={row} className="place-row">
          <Skeleton ratio="1" radius={14} />
          <div className="place-row-body">
            <Skeleton width="60%" height={20} />
            <Skeleton width="45%" height={16} />
            <Skeleton width="30%" height={16} />
            <Skeleton width="70%" height={26} radius={13} />
          </div>
        </div>
      ))}
    </div>
  );
}
