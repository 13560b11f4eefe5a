import type { Invitation } from '@liora/domain/contract/invitations';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from '../invitations.module.css';
import { mineQuery, upcomingQuery } from '../invitations.queries.ts';
import { announceAccepted } from '../respond/acceptedNotice.store.ts';
import { DateRow } from './DateRow.tsx';
import { datesText } from './dates.text.ts';

/** Dates to come, for the own profile (INV-09); nothing while there is none. */
export function UpcomingDates() {
  const query = useQuery(upcomingQuery());
  useEffect(announceAccepted, []);
  return (
    <Dates
      title={datesText.upcoming}
      invitations={query.data?.invitations ?? []}
      failed={query.isError}
      onRetry={() => void query.refetch()}
    />
  );
}

/** What was sent, or received by name or answered, newest first. */
export function OwnInvitations({ which }: { which: 'sent' | 'received' }) {
  const query = useInfiniteQuery(mineQuery(which));
  return (
    <Dates
      title={datesText[which]}
      invitations={query.data?.pages.flatMap(({ invitations }) => invitations) ?? []}
      failed={query.isError}
      onRetry={() => void query.refetch()}
      more={
        query.hasNextPage && (
          <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {datesText.more}
          </Button>
        )
      }
    />
  );
}

interface DatesProps {
  title: string;
  invitations: readonly Invitation[];
  failed: boolean;
  onRetry: () => void;
  more?: ReactNode;
}

/** A part of the profile: where it cannot be loaded the rest of the page stands, and says so in a line. */
function Dates({ title, invitations, failed, onRetry, more }: DatesProps) {
  const id = useId();
  if (invitations.length === 0 && !failed) return null;
  return (
    <section className={styles.dates} aria-labelledby={id}>
      <h2 id={id} className="t2">
        {title}
      </h2>
      {failed && (
        <p className="flex flex-wrap items-center gap-2 text-small text-ink-2">
          {datesText.failed}
          <Button variant="text" size="sm" onClick={onRetry}>
            {datesText.retry}
          </Button>
        </p>
      )}
      <ul className="grid gap-2.5">
        {invitations.map((invitation) => (
          <li key={invitation.own?.id}>
            <DateRow invitation={invitation} />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
