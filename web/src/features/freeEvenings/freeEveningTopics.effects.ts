import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import type { Spreading } from '../../lib/live/spreading.ts';
import { eveningsOptions } from './freeEvenings.queries.ts';

const refreshFreeEvenings = (queries: QueryClient) =>
  void queries.invalidateQueries({ queryKey: eveningsOptions().queryKey });

/** An evening that both marked, or that one took back, and what this person marked on another device, is here, too. */
export const freeEveningTopics = (
  queries: QueryClient,
  soon: Spreading,
): Pick<TopicEffects, 'free_evenings'> => ({
  free_evenings: (_event, within) => soon('free evenings', within, () => refreshFreeEvenings(queries)),
});
