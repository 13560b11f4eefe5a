import { LOVED_SKELETON_ITEMS } from '@liora/domain/limits';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './loved.module.css';

/** The list on its way: four items (LOVE-06). */
export function LovedSkeleton() {
  return (
    <div className="lines md:max-w-160">
      {Array.from({ length: LOVED_SKELETON_ITEMS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered
        <div key={i} className={`place-row ${styles.lovedRow}`} data-skeleton="loved">
          <Skeleton ratio="1" radius={16} />
          <div className="grid gap-2.5">
            <Skeleton width="45%" height={20} />
            <Skeleton width="60%" height={16} />
            <Skeleton width="30%" height={16} />
          </div>
          <Skeleton width={56} height={18} />
        </div>
      ))}
    </div>
  );
}
