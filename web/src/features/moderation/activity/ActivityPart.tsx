import type { Activity } from '@liora/domain/contract/moderation';
import { formatDate } from '@liora/domain/i18n/format';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import styles from '../frame/frame.module.css';
import { reportAge } from '../queue/reportAge.rules.ts';
import { activityText } from './activity.text.ts';
import { DeadLetters } from './DeadLetters.tsx';
import { PremiumOverride } from './PremiumOverride.tsx';

const dayWords = (day: string) => formatDate(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });

/** How things stand today, what the last two weeks brought, and what went wrong. */
export function ActivityPart({ activity }: { activity: Activity }) {
  const { sign_ups, payments, events, queues } = activity;
  return (
    <section className={styles.read} aria-labelledby="activity">
      <h1 id="activity" className="t2 text-[1.75rem]">
        {activityText.title}
      </h1>
      <p className="mt-1 mb-6 text-small text-ink-2">{activityText.lead}</p>
      <div className="grid max-w-240 gap-x-10 gap-y-8 md:grid-cols-2">
        <OpenReports reports={activity.reports} />
        <PremiumOverride on={activity.premium_override} />
        <Part title={activityText.signUps}>
          <p>{activityText.today(countOfToday(activity))}</p>
          <Table
            heads={[activityText.day, activityText.count]}
            rows={sign_ups.map(({ day, count }) => [dayWords(day), count])}
          />
        </Part>
        <Part title={activityText.payments}>
          <Table
            heads={[activityText.what, activityText.count]}
            rows={payments.map(({ type, count }) => [type, count])}
          />
        </Part>
        <Part title={activityText.events}>
          <Table
            heads={[activityText.day, activityText.what, activityText.count]}
            rows={events.map(({ day, type, count }) => [dayWords(day), type, count])}
          />
        </Part>
        <Part title={activityText.queues}>
          <Table
            heads={[activityText.queue, activityText.ready, activityText.active, activityText.failed]}
            rows={queues.map(({ queue, ready, active, failed }) => [queue, ready, active, failed])}
          />
        </Part>
        <Backups backups={activity.backups} />
        <DeadLetters jobs={activity.dead_letters} />
      </div>
    </section>
  );
}

function countOfToday({ sign_ups }: Activity): number {
  const today = new Date().toISOString().slice(0, 10);
  return sign_ups.find(({ day }) => day === today)?.count ?? 0;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="t3 mb-2">{title}</h2>
      {children}
    </section>
  );
}

function OpenReports({ reports }: Pick<Activity, 'reports'>) {
  const now = useNow();
  const { open, late, soon, oldest_at } = reports;
  return (
    <Part title={activityText.reports}>
      <p>{activityText.open(open)}</p>
      {late > 0 && <p className="font-semibold">{activityText.late(late)}</p>}
      {soon > 0 && <p>{activityText.soon(soon)}</p>}
      {oldest_at && <p className="text-ink-2">{activityText.oldest(reportAge(oldest_at, now))}</p>}
      <p className="mt-2">
        <Link to="/admin" className="underline">
          {activityText.toReports}
        </Link>
      </p>
    </Part>
  );
}

function Backups({ backups: { newest, failed_at } }: Pick<Activity, 'backups'>) {
  const when = (at: string) => formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Part title={activityText.backups}>
      <p>{newest ? activityText.backup(when(newest.taken_at), newest.rows) : activityText.noBackup}</p>
      {failed_at && <p className="font-semibold">{activityText.backupFailed(when(failed_at))}</p>}
    </Part>
  );
}

interface TableProps {
  heads: readonly string[];
  /** The first cell names the row; numbers stand at the end of theirs. */
  rows: readonly (readonly (string | number)[])[];
}

function Table({ heads, rows }: TableProps) {
  if (rows.length === 0) return <p className="text-ink-2">{activityText.none}</p>;
  const look = (cell: string | number) =>
    `px-1 py-1.5 ${typeof cell === 'number' ? 'text-end tabular-nums' : 'text-start wrap-anywhere'}`;
  return (
    <table className="w-full text-small">
      <thead>
        <tr className="text-ink-2">
          {heads.map((head, at) => (
            <th key={head} scope="col" className={`${look(rows[0]?.[at] ?? '')} font-normal`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(' ')}>
            {row.map((cell, at) => (
              <td key={heads[at]} className={look(cell)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
