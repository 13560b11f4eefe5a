import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import { orpc } from '../../lib/api.ts';
import type { Spreading } from '../../lib/live/spreading.ts';

/** A surprise changed, or something of it opened: what is open of surprises is asked for again. */
export const surpriseTopics = (queries: QueryClient, soon: Spreading): Pick<TopicEffects, 'surprises'> => ({
  surprises: (_event, within) =>
    soon('surprises', within, () => void queries.invalidateQueries({ queryKey: orpc.surprises.key() })),
});
