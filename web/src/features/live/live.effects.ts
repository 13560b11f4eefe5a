import type { LiveMessage } from '@liora/domain/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { applyEvent, type TopicEffects } from '../../lib/answers/topicEffects.ts';
import type { LiveClock } from '../../lib/live/liveClock.ts';
import { spreading } from '../../lib/live/spreading.ts';
import { forgetPersonalData } from '../../lib/personalData.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import { bucketTopics, refreshBucketList } from '../bucketLists/bucketTopics.effects.ts';
import { calendarTopics } from '../calendar/calendarTopics.effects.ts';
import { checkInTopics } from '../checkIns/checkInTopics.effects.ts';
import { partnerTopics } from '../couples/partnerTopics.effects.ts';
import { freeEveningTopics } from '../freeEvenings/freeEveningTopics.effects.ts';
import { invitationTopics, refreshInvitations } from '../invitations/invitationTopics.effects.ts';
import { matchTopics } from '../match/matchTopics.effects.ts';
import { memoryTopics } from '../memories/memoryTopics.effects.ts';
import { refreshNotifications } from '../notifications/notificationCache.actions.ts';
import { notificationTopics } from '../notifications/notificationTopics.effects.ts';
import { clearPlaceSearches } from '../places/searchClient/clearPlaceSearches.actions.ts';
import { refreshPlans } from '../plans/planCache.actions.ts';
import { planTopics } from '../plans/planTopics.effects.ts';
import { refreshReviews } from '../reviews/reviewCache.actions.ts';
import { refreshSaved } from '../saved/refreshSaved.actions.ts';
import { savedTopics } from '../saved/savedTopics.effects.ts';
import { surpriseTopics } from '../surprises/surpriseTopics.effects.ts';
import { everythingTopic } from './everything.effects.ts';
import { searchClearing } from './searchClearing.rules.ts';

/** What each live event does to this tab's answers. */
export function liveEffects(queries: QueryClient, clock: LiveClock): (message: LiveMessage) => void {
  const soon = spreading(clock);
  const ofTopics: Omit<TopicEffects, 'everything'> = {
    ...planTopics(queries, soon),
    ...accessTopics(queries),
    ...calendarTopics(queries),
    ...savedTopics(queries, soon),
    ...partnerTopics(queries),
    ...bucketTopics(queries, soon),
    ...notificationTopics(queries, soon),
    ...invitationTopics(queries, soon),
    ...surpriseTopics(queries, soon),
    ...checkInTopics(queries, soon),
    ...freeEveningTopics(queries, soon),
    ...memoryTopics(queries, soon),
    ...matchTopics(queries, soon),
    pins: searchClearing(queries, clock),
    reviews: (_event, within) => soon('reviews', within, () => refreshReviews(queries)),
  };
  const effects: TopicEffects = { ...ofTopics, ...everythingTopic(queries, soon, ofTopics) };
  return ({ events, within }) => {
    for (const event of events) applyEvent(effects, event, within);
  };
}

/** RUL-60: what was found until now may hold what this person must not see, or lack what they may. */
function accessTopics(queries: QueryClient): Pick<TopicEffects, 'blocks' | 'membership' | 'session'> {
  const otherRights = () => {
    clearPlaceSearches(queries, { askAgain: false });
    void queries.invalidateQueries({ queryKey: startQuery().queryKey });
  };
  return {
    blocks: () => {
      clearPlaceSearches(queries, { askAgain: true });
      forgetPersonalData('blocked');
      void refreshPlans(queries);
      void refreshReviews(queries);
      refreshSaved(queries);
      refreshNotifications(queries);
      refreshInvitations(queries);
      refreshBucketList(queries);
    },
    membership: otherRights,
    session: otherRights,
  };
}
