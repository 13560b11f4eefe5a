import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import type { Spreading } from '../../lib/live/spreading.ts';
import { refreshDecks } from './match.queries.ts';

/** A deck began or ended, or this person voted on another device: what is open of decks is asked for again. */
export const matchTopics = (queries: QueryClient, soon: Spreading): Pick<TopicEffects, 'match'> => ({
  match: (_event, within) => soon('match', within, () => refreshDecks(queries)),
});
