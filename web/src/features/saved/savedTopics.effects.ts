import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import type { Spreading } from '../../lib/live/spreading.ts';
import { refreshSaved } from './refreshSaved.actions.ts';

/** What was saved, moved or taken out on another device is here, too. */
export const savedTopics = (queries: QueryClient, soon: Spreading): Pick<TopicEffects, 'saved'> => ({
  saved: (_event, within) => soon('saved', within, () => refreshSaved(queries)),
});
