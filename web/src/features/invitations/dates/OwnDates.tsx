import type { Invitation } from '@liora/domain/contract/invitations';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { Button } from '../../../ui/Button.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../invitations.module.css';
import { sentQuery, upcomingQuery } from '../invitations.queries.ts';
import { DateRow } from './DateRow.tsx';
import { datesText } from './dates.text.ts';

const failed = () => ({
  title: datesText.failed,
  retry: datesText.retry,
  art: <Vignette kind="error" />,
});

/** Dates to come, for the own profile (INV-09). */
export function UpcomingDates() {
  const query = useQuery(upcomingQuery());
  return (
    <section className={styles.dates}>
      <h2 className="t2">{datesText.upcoming}</h2>
      <QueryArea query={query} skeleton={<Skeleton height={72} radius={20} />} failed={failed()}>
        {({ invitations }) => <Rows invitations={invitations} none={datesText.none} />}
      </QueryArea>
    </section>
  );
}

/** What was sent, newest first. */
export function SentInvitations() {
  const query = useInfiniteQuery(sentQuery());
  return (
    <section className={styles.dates}>
      <h2 className="t2">{datesText.sent}</h2>
      <QueryArea query={query} skeleton={<Skeleton height={72} radius={20} />} failed={failed()}>
        {({ pages }) => (
          <Rows invitations={pages.flatMap(({ invitations }) => invitations)} none={datesText.noneSent} />
        )}
      </QueryArea>
      {query.hasNextPage && (
        <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {datesText.more}
        </Button>
      )}
    </section>
  );
}

function Rows({ invitations, none }: { invitations: readonly Invitation[]; none: string }) {
  if (invitations.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <ul className="grid gap-2.5">
      {invitations.map((invitation) => (
        <li key={invitation.own?.id}>
          <DateRow invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}
