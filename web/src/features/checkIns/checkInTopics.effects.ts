import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import type { Spreading } from '../../lib/live/spreading.ts';
import { checkInsKey } from './checkIns.queries.ts';

const refreshCheckIns = (queries: QueryClient) => void queries.invalidateQueries({ queryKey: checkInsKey() });

/** What was revealed, taken away or switched, and what this person did on another device, is here, too. */
export const checkInTopics = (queries: QueryClient, soon: Spreading): Pick<TopicEffects, 'check_ins'> => ({
  check_ins: (_event, within) => soon('check-ins', within, () => refreshCheckIns(queries)),
});
