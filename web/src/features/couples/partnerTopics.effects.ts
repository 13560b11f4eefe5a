import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import { orpc } from '../../lib/api.ts';
import { forgetPersonalData } from '../../lib/personalData.ts';
import { refreshPlans } from '../plans/planCache.actions.ts';

/** A link began, was paused or ended, here or on another device: what it let this person see is asked for anew (LINK-25). */
export const partnerTopics = (queries: QueryClient): Pick<TopicEffects, 'partner'> => ({
  partner: () => partnerChanged(queries),
});

/**
 * Lets go of everything that a partner link brought, at once: answers are taken out of the cache first, so that nothing of a
 * former partner stands on a screen until the next answer is there (LINK-25 to LINK-28, RUL-48).
 */
function partnerChanged(queries: QueryClient): void {
  forgetPersonalData('partner changed');
  void queries.resetQueries({ queryKey: orpc.couples.key() });
  void queries.resetQueries({ queryKey: orpc.profiles.key() });
  void refreshPlans(queries);
}
