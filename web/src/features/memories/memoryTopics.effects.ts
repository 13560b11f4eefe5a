import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import type { Spreading } from '../../lib/live/spreading.ts';
import { refreshMemories } from './memories.queries.ts';

/** What the other one, or another device, did is here, too. */
export const memoryTopics = (queries: QueryClient, soon: Spreading): Pick<TopicEffects, 'memories'> => ({
  memories: (_event, within) => soon('memories', within, () => refreshMemories(queries)),
});
