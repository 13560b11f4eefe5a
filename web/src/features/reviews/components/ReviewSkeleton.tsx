import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../reviews.module.css';

/** Reviews on their way. */
export function ReviewSkeleton({ count }: { count: number }) {
  return (
    <div className="lines">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered
        <div key={i} className={styles.review}>
          <div className={styles.reviewHead}>
            <Skeleton width={40} height={40} radius="50%" />
            <div className="grid flex-1 gap-2">
              <Skeleton width="30%" height={16} />
              <Skeleton width="20%" height={14} />
            </div>
          </div>
          <Skeleton width="90%" height={44} className="mt-3" />
        </div>
      ))}
    </div>
  );
}
