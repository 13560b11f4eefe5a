import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import { orpc } from '../../lib/api.ts';

/** What was done to the feed on another device is here, too. */
export const calendarTopics = (queries: QueryClient): Pick<TopicEffects, 'calendar'> => ({
  calendar: () => void queries.invalidateQueries({ queryKey: orpc.calendar.key() }),
});
