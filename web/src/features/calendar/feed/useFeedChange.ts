import type { CalendarFeed } from '@liora/domain/contract/calendar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCode, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { feedQuery } from '../calendar.queries.ts';
import { calendarText } from '../calendar.text.ts';

/** One after the other, so that the last answer is the newest. */
const scope = { id: 'calendar feed' };

/** A change of the feed, whose answer is how it stands then. */
export function useFeedChange<Input = void>(
  call: (input: Input) => Promise<{ feed: CalendarFeed | null }>,
  onDone?: () => void,
) {
  const queries = useQueryClient();
  const { queryKey } = feedQuery();
  return useMutation({
    scope,
    mutationFn: (input: Input) => retrying(() => call(input)),
    onSuccess: async (answer) => {
      // An answer that was asked for before would take this back.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, answer);
      onDone?.();
    },
    onError: (error) => {
      toast(calendarText.changeFailed, { kind: 'error', description: errorText(error) });
      // It was turned off elsewhere, or nobody is signed in any more.
      if (errorCode(error) === 'NOT_FOUND') void queries.invalidateQueries({ queryKey });
      if (errorCode(error) === 'UNAUTHENTICATED')
        void queries.invalidateQueries(orpc.platform.start.queryOptions());
    },
  });
}
