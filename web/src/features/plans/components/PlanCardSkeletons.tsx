import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Cards shaped like plan cards, while plans load. */
export function PlanCardSkeletons({ count }: { count: number }) {
  return (
    <div className="card-grid" data-four="">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered
        <div key={i} className="plan-card" data-skeleton="plan">
          <Skeleton ratio="4 / 3" radius={20} />
          <div className="plan-card-body">
            <Skeleton width="70%" height={22} />
            <Skeleton width="50%" height={16} />
            <div className="plan-card-by">
              <Skeleton width={20} height={20} radius="50%" />
              <Skeleton width="30%" height={14} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
