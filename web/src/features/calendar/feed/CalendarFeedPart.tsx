import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SecurityRow } from '../../accounts/security/SecurityRow.tsx';
import { feedQuery } from '../calendar.queries.ts';
import { calendarText } from '../calendar.text.ts';
import { FeedRows } from './FeedRows.tsx';
import { useFeedChange } from './useFeedChange.ts';

/** The person's dates for the calendar that they use: off until they want it. */
export function CalendarFeedPart() {
  const query = useQuery(feedQuery());
  return (
    <QueryArea
      query={query}
      skeleton={<Skeleton height={64} />}
      failed={{
        title: calendarText.loadFailed,
        retry: calendarText.retry,
        as: ({ title, text, action }) => (
          <div role="alert">
            <SecurityRow icon={<CalendarDays />} title={title} note={text}>
              {action}
            </SecurityRow>
          </div>
        ),
      }}
    >
      {({ feed }) => (feed ? <FeedRows feed={feed} /> : <TurnOn />)}
    </QueryArea>
  );
}

function TurnOn() {
  // The same press until it has arrived; the next one is another, as the feed may have been turned off elsewhere since.
  const [requestId, setRequestId] = useState(newRequestId);
  const on = useFeedChange(
    () => client.calendar.turnOn({ request_id: requestId }),
    () => setRequestId(newRequestId()),
  );
  return (
    <SecurityRow icon={<CalendarDays />} title={calendarText.feed} note={calendarText.off}>
      <Button variant="quiet" size="sm" busy={on.isPending} onClick={() => on.mutate()}>
        {calendarText.turnOn}
      </Button>
    </SecurityRow>
  );
}
