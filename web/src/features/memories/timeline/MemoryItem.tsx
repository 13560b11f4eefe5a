import type { Memory } from '@liora/domain/contract/memories';
import { Link } from '@tanstack/react-router';
import { dayNumber, longDay, weekdayShort } from '../day.rules.ts';
import styles from '../memories.module.css';
import { memoriesText } from '../memories.text.ts';
import { Collage } from './Collage.tsx';
import { Rating } from './Rating.tsx';
import { WhoWrote } from './WhoWrote.tsx';

/** A day of the timeline. */
export function MemoryItem({ memory, first }: { memory: Memory; first: boolean }) {
  const { id, place_name, date_completed, rating, reflection, plan, place } = memory;
  const below = plan ? memoriesText.fromPlan(plan.title) : place?.locality || place?.address;
  return (
    <article className={styles.item} aria-labelledby={`memory-${id}`}>
      <p className={styles.day} aria-hidden="true">
        <span className={styles.dayNumber}>{dayNumber(date_completed)}</span>
        <span className="text-small text-ink-2">{weekdayShort(date_completed)}</span>
      </p>
      <div className="relative grid min-w-0 gap-2">
        <Collage memory={memory} first={first} />
        <div className="mt-1.5 flex items-start justify-between gap-3">
          <h3 id={`memory-${id}`} className="t3 min-w-0 wrap-anywhere">
            <Link to="/memories/{-$part}" params={{ part: id }} className={styles.cover}>
              {place_name}
            </Link>
          </h3>
          <Rating rating={rating} />
        </div>
        <p className="sr-only">{longDay(date_completed)}</p>
        {below && <p className="-mt-1.5 text-small text-ink-2 wrap-anywhere">{below}</p>}
        {reflection && <p className={styles.words}>{reflection}</p>}
        <WhoWrote memory={memory} />
      </div>
    </article>
  );
}
