import type { LiveEvent, LiveTopic } from '@liora/domain/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { applyEvent, type TopicEffects } from '../../lib/answers/topicEffects.ts';
import { orpc } from '../../lib/api.ts';
import type { Spreading } from '../../lib/live/spreading.ts';
import { startQuery } from '../accounts/accounts.queries.ts';
import { clearPlaceSearches } from '../places/searchClient/clearPlaceSearches.actions.ts';
import { refreshPlans } from '../plans/planCache.actions.ts';

type EachTopic = Exclude<LiveTopic, 'everything'>;
type EventOf<Topic extends EachTopic> = Extract<LiveEvent, { topic: Topic }>;

/** Does what the topic's own event does; for topics whose events name nothing but themselves. */
const ITS_OWN = 'its own';

/** What 'everything' does for each topic: a topic that is not said does not compile. */
type AtEverything = {
  [Topic in EachTopic]: (() => void) | ({ topic: Topic } extends EventOf<Topic> ? typeof ITS_OWN : never);
};

/** A visitor has no rights that could change, and is asked for none. */
const RIGHTS: ReadonlySet<EachTopic> = new Set(['session', 'membership', 'partner', 'blocks'] as const);

/**
 * 'everything' stands for any number of events of any topic (RT-03): each topic's own effect runs, those of rights first, so
 * that nothing of a former partner or a blocked person stays (LINK-25, RUL-60). All who listen hear it in the same instant:
 * searches go at once, and what has to be asked is asked at one moment of the time that the server gives.
 */
export function everythingTopic(
  queries: QueryClient,
  soon: Spreading,
  effects: Pick<TopicEffects, EachTopic>,
): Pick<TopicEffects, 'everything'> {
  const all: AtEverything = {
    // Asks who is signed in, as a membership does.
    session: () => undefined,
    membership: ITS_OWN,
    partner: ITS_OWN,
    blocks: ITS_OWN,
    plans: () => void refreshPlans(queries),
    // Counts come with their plans.
    reactions: () => undefined,
    // Searches are cleared at once. Among the pins may be one's own, changed on another device.
    pins: () => void queries.invalidateQueries({ queryKey: orpc.pins.mine.key() }),
    reviews: ITS_OWN,
    saved: ITS_OWN,
    shared_saves: ITS_OWN,
    bucketLists: ITS_OWN,
    notifications: ITS_OWN,
    invitations: ITS_OWN,
    surprises: ITS_OWN,
    calendar: ITS_OWN,
    check_ins: ITS_OWN,
    free_evenings: ITS_OWN,
    memories: ITS_OWN,
    match: ITS_OWN,
  };
  const run = (topic: EachTopic) => {
    const effect = all[topic];
    if (effect === ITS_OWN)
      applyEvent({ ...effects, everything: () => undefined }, { topic } as LiveEvent, 0);
    else effect();
  };
  return {
    everything: (_event, within) => {
      clearPlaceSearches(queries, { askAgain: false });
      soon('everything', within, () => {
        const topics = Object.keys(all) as EachTopic[];
        if (!isVisitor(queries)) for (const topic of topics) if (RIGHTS.has(topic)) run(topic);
        for (const topic of topics) if (!RIGHTS.has(topic)) run(topic);
        // Profiles show plans, pins and reviews, and no topic is theirs.
        void queries.invalidateQueries({ queryKey: orpc.profiles.key() });
      });
    },
  };
}

/** Not while nobody knows yet who reads. */
const isVisitor = (queries: QueryClient): boolean => queries.getQueryData(startQuery().queryKey)?.me === null;
