import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { weekdayLong } from '../day.rules.ts';
import styles from '../memories.module.css';
import { toKeepQuery } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';

/** The last date that is over and not yet kept, ready to be: place, day and plan are filled in. */
export function ToKeep() {
  const date = useQuery(toKeepQuery()).data?.date;
  if (!date) return null;
  return (
    <section className={styles.prompt}>
      <div className="min-w-0">
        <h2 className="text-label font-semibold">
          {memoriesText.keepTitle(weekdayLong(date.date_completed))}
        </h2>
        <p className="text-small text-ink-2 wrap-anywhere">{date.place_name}</p>
      </div>
      <Link
        to="/memories/{-$part}"
        params={{ part: 'new' }}
        search={{
          on: date.date_completed,
          ...(date.place_id && { place: date.place_id }),
          ...(date.plan_id && { from: date.plan_id }),
        }}
        resetScroll={false}
        className={buttonClass({ variant: 'primary', size: 'sm' })}
      >
        {memoriesText.keep}
      </Link>
    </section>
  );
}
