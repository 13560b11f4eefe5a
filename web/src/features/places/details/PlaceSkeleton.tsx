import { Skeleton } from '../../../ui/Skeleton.tsx';

/** A place on its way: cover, name, score. */
export function PlaceSkeleton() {
  return (
    <div className="page pt-4 md:pt-20">
      <Skeleton height={348} radius={28} />
      <div className="grid gap-3 mt-8 max-w-160">
        <Skeleton width={120} height={26} radius={13} />
        <Skeleton width="70%" height={44} />
        <Skeleton width="45%" height={20} />
        <div className="flex items-center gap-5 mt-4">
          <Skeleton width={132} height={132} radius={66} />
          <Skeleton width="40%" height={60} />
        </div>
      </div>
    </div>
  );
}
