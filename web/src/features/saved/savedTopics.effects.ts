import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import type { Spreading } from '../../lib/live/spreading.ts';
import { refreshSaved } from './refreshSaved.actions.ts';
import { refreshShared } from './shared/sharedCache.actions.ts';

/** What was saved, moved or taken out on another device is here, too, and what the partner shares. */
export const savedTopics = (
  queries: QueryClient,
  soon: Spreading,
): Pick<TopicEffects, 'saved' | 'shared_saves'> => ({
  shared_saves: (_event, within) => soon('shared saves', within, () => refreshShared(queries)),
  saved: (_event, within) => soon('saved', within, () => refreshSaved(queries)),
});
