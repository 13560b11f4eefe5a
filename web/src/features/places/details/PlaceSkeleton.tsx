import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';

/** A place on its way, laid out like the page that is coming: cover, name, score. */
export function PlaceSkeleton() {
  return useIsDesktop() ? <DeskSkeleton /> : <PhoneSkeleton />;
}

function PhoneSkeleton() {
  return (
    <>
      <div className="place-cover">
        <Skeleton ratio="390 / 348" radius={0} />
      </div>
      <div className="place-sheet">
        <Words />
      </div>
    </>
  );
}

function DeskSkeleton() {
  return (
    <div className="page">
      <div className="topbar" />
      <div className="place-top">
        <Skeleton height="100%" radius={0} />
        <Skeleton height="100%" radius={0} />
      </div>
      <div className="place-cols">
        <Words />
        <Skeleton height={280} radius={28} />
      </div>
    </div>
  );
}

function Words() {
  return (
    <div className="grid gap-3">
      <Skeleton width={120} height={26} radius={13} />
      <Skeleton width="70%" height={44} />
      <Skeleton width="45%" height={20} />
      <div className="mt-4 flex items-center gap-5">
        <Skeleton width={132} height={132} radius={66} />
        <Skeleton width="40%" height={60} />
      </div>
    </div>
  );
}
