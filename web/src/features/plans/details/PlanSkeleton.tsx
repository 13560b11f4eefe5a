import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Shaped like a plan: cover, title, creator, stops. */
export function PlanSkeleton() {
  return (
    <>
      <div className="plan-hero">
        <div className="cover">
          <Skeleton height="100%" radius={0} />
        </div>
      </div>
      <div className="plan-head md:hidden">
        <Skeleton width="80%" height={36} />
      </div>
      <div className="plan-main">
        <div className="grid gap-5">
          <Skeleton width="60%" height={44} radius={22} />
          <Skeleton width="90%" height={20} />
          <Skeleton height={76} radius={16} />
          <Skeleton height={76} radius={16} />
          <Skeleton height={76} radius={16} />
        </div>
      </div>
    </>
  );
}
