import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import { refreshPartner } from './couples.queries.ts';

/** A link began, was paused or ended, here or on another device: what it let this person see is asked for anew (LINK-25). */
export const partnerTopics = (queries: QueryClient): Pick<TopicEffects, 'partner'> => ({
  partner: () => void refreshPartner(queries),
});
