import type { CheckInTrend } from '@liora/domain/contract/checkIns';
import { datesOfWeek } from '@liora/domain/rules/calendarDate';
import type { CheckInMood } from '@liora/domain/rules/checkIns';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../lib/clock.ts';
import { todayHere } from '../../../lib/todayHere.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from '../checkIns.module.css';
import { trendOptions } from '../checkIns.queries.ts';
import { checkInsText } from '../checkIns.text.ts';
import { MoodSky } from '../components/MoodSky.tsx';
import { narrowWeekday, periodWords } from '../when.rules.ts';

type Week = CheckInTrend['weeks'][number];

/** The skies of both, week by week. No averages, no streaks: a day that nobody shared is an empty place. */
export function Trend() {
  const { data } = useQuery(trendOptions());
  const today = todayHere(useNow());
  if (!data || data.weeks.length === 0) return null;
  return (
    <section className="pt-8">
      <h2 className="t2">{checkInsText.trend}</h2>
      <p className="mb-4 text-small text-ink-2">{checkInsText.trendNote}</p>
      <ul className="grid gap-5 lg:grid-cols-2">
        {data.weeks.map((week) => (
          <li key={week.week}>
            <h3 className="mb-2 text-label font-semibold">{periodWords('week', week.week, today)}</h3>
            <WeekOfDays week={week} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const wordOf = (mood: CheckInMood | null) =>
  mood ? checkInsText.moods[mood].toLowerCase() : checkInsText.nothing;

function WeekOfDays({ week }: { week: Week }) {
  return (
    <ul className={styles.week}>
      {datesOfWeek(week.week).map((date) => {
        const day = week.days.find((one) => one.day === date);
        return (
          <li key={date} className={styles.day}>
            <span aria-hidden="true">{narrowWeekday(date)}</span>
            <span aria-hidden="true" className={styles.pair}>
              <Half mood={day?.mine ?? null} />
              <Half mood={day?.theirs ?? null} />
            </span>
            {day && (
              <VisuallyHidden>
                {checkInsText.trendDay(periodWords('day', date), wordOf(day.mine), wordOf(day.theirs))}
              </VisuallyHidden>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const Half = ({ mood }: { mood: CheckInMood | null }) => (
  <span className={styles.half}>{mood && <MoodSky mood={mood} />}</span>
);
