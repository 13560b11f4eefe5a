import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayWithYear } from '../day.rules.ts';
import styles from '../memories.module.css';
import { ofTodayQuery } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';
import { Print } from '../shelf/Print.tsx';

/** What this day brings back: the same to both. Nothing on other days. */
export function YearAgo() {
  const [memory] = useQuery(ofTodayQuery()).data?.memories ?? [];
  if (!memory) return null;
  return (
    <section className={styles.ago}>
      <Print memory={memory} words={dayWithYear(memory.date_completed)} />
      <div className="grid min-w-0 flex-[1_1_8rem] gap-1.5">
        <p className="text-small text-ink-2">{memoriesText.yearsAgo(memory.years)}</p>
        <h2 className="t2 wrap-anywhere">{memory.place_name}</h2>
        <p>
          <Link to="/memories/{-$part}" params={{ part: memory.id }} className="btn btn-text px-0!">
            {memoriesText.lookBack}
          </Link>
        </p>
      </div>
    </section>
  );
}
