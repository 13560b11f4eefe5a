import { Skeleton } from '../../../ui/Skeleton.tsx';

const CARDS = ['a', 'b', 'c', 'd'];

/** A row of cards, sized like what is coming. */
export function ExploreSkeleton() {
  return (
    <div className="explore-section">
      <div className="section-head">
        <Skeleton width={220} height={28} />
      </div>
      <div className="card-row">
        {CARDS.map((card) => (
          <div key={card}>
            <Skeleton ratio="4 / 3" radius={20} />
            <Skeleton width="70%" height={20} className="mt-3" />
            <Skeleton width="50%" height={16} className="mt-2" />
          </div>
        ))}
      </div>
    </div>
  );
}
