import type { LiveEvent, LiveMessage } from '@liora/domain/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveClock } from '../../lib/live/liveClock.ts';
import { forgetPersonalData } from '../../lib/personalData.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import { clearPlaceSearches } from '../places/searchClient/clearPlaceSearches.actions.ts';

import { lookForNewPlans } from '../plans/newPlans.queries.ts';
import { askWithoutPlan, dropPlan, refreshPlan, refreshPlans } from '../plans/planCache.actions.ts';
import { hearCounts } from '../plans/reactions.actions.ts';
import { searchClearing } from './searchClearing.rules.ts';
import { spreading } from './spreading.rules.ts';

/** What each live event does to this tab's answers. */
export function liveEffects(queries: QueryClient, clock: LiveClock): (message: LiveMessage) => void {
  const pinsChanged = searchClearing(queries, clock);
  const soon = spreading(clock);

  function act(event: LiveEvent, within: number): void {
    switch (event.type) {
      case 'reactions':
        hearCounts(queries, event.id, event);
        break;
      case 'new':
        soon('new plans', within, () => lookForNewPlans(queries));
        break;
      case 'changed':
        soon(`changed ${event.id}`, within, () => refreshPlan(queries, event.id));
        break;
      case 'gone':
        dropPlan(queries, event.id);
        soon(`gone ${event.id}`, within, () => askWithoutPlan(queries, event.id));
        break;
      case 'pins':
        pinsChanged();
        break;
      case 'you':
        hearOfOneself(queries, event.what);
        break;
      case 'reset':
        clearPlaceSearches(queries, { askAgain: false });
        soon('everything', within, () => refreshPlans(queries));
    }
  }
  return ({ events, within }) => {
    for (const event of events) act(event, within);
  };
}

/** RUL-60: what was found until now may hold what this person must not see, or lack what they may. */
function hearOfOneself(queries: QueryClient, what: Extract<LiveEvent, { type: 'you' }>['what']): void {
  clearPlaceSearches(queries, { askAgain: what === 'blocks' });
  if (what === 'blocks') {
    forgetPersonalData('blocked');
    void refreshPlans(queries);
  } else void queries.invalidateQueries({ queryKey: startQuery().queryKey });
}
