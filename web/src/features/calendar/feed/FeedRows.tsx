import type { CalendarFeed } from '@liora/domain/contract/calendar';
import { FEED_DETAILS, type FeedDetail } from '@liora/domain/rules/calendarFeed';
import { CalendarDays } from 'lucide-react';
import { client } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { SegmentedRadio } from '../../../ui/SegmentedRadio.tsx';
import { SecurityRow } from '../../accounts/security/SecurityRow.tsx';
import { calendarText } from '../calendar.text.ts';
import { FeedEnds } from './FeedEnds.tsx';
import { copyFeedAddress, subscribeAddress } from './feedAddress.actions.ts';
import { useFeedChange } from './useFeedChange.ts';

/** The feed while it is on: its link, what it shows, and how it ends. */
export function FeedRows({ feed }: { feed: CalendarFeed }) {
  const change = useFeedChange((detail: FeedDetail) => client.calendar.setDetail({ detail }));
  // Stands where it was put while that is being stored, and back where it was when it could not be.
  const detail = change.isPending ? change.variables : feed.detail;
  return (
    <div className="lines">
      <SecurityRow icon={<CalendarDays />} title={calendarText.feed} note={calendarText.notes[detail]}>
        <Button variant="quiet" size="sm" onClick={() => void copyFeedAddress(feed.path)}>
          {calendarText.copy}
        </Button>
      </SecurityRow>
      <SegmentedRadio
        label={calendarText.shows}
        value={detail}
        onValueChange={(next) => change.mutate(next)}
        options={FEED_DETAILS.map((value) => ({ value, label: calendarText.details[value] }))}
      />
      <div className="grid gap-3 py-3.5">
        <p className="max-w-prose text-small text-ink-2">{calendarText.secret}</p>
        <div className="flex flex-wrap gap-2.5">
          <a className={buttonClass({ variant: 'quiet', size: 'sm' })} href={subscribeAddress(feed.path)}>
            {calendarText.subscribe}
          </a>
          <FeedEnds />
        </div>
      </div>
    </div>
  );
}
