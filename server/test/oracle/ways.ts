import type { contract } from '@liora/domain/contract/index';
import { DAY_MS } from '@liora/domain/durations';
import { PUBLISHED_LISTS } from '@liora/domain/rules/decisions';
import { VIEW_AS } from '@liora/domain/rules/viewAs';
import { VISIBILITY_KINDS } from '@liora/domain/rules/visibility';
import type { ContractRouterClient } from '@orpc/contract';
import fc from 'fast-check';
import { INVITATION_CODES, INVITATION_IDS } from './invitations.ts';
import { MEMORY_IDS } from './memories.ts';
import { CITY, idOf, PIN_IDS, PLAN_IDS, REVIEW_IDS, SECRET_TAG, START } from './worlds.ts';

type Client = ContractRouterClient<typeof contract>;

/** One question with everything that a caller may choose about it. */
export interface Way {
  /** As text, so that a failure can be read. */
  question: string;
  ask: (client: Client) => Promise<unknown>;
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** In millionths of a degree: a few centimetres. */
const degrees = (from: number, to: number) =>
  fc
    .integer({ min: Math.round(from * 1e6), max: Math.round(to * 1e6) })
    .map((millionths) => millionths / 1e6);

/** Here, a little beside it, around it, or anywhere: a position is what found locked plans before. */
const origin = fc.oneof(
  fc.constant(CITY),
  fc.record({
    latitude: degrees(CITY.latitude - 0.4, CITY.latitude + 0.4),
    longitude: degrees(CITY.longitude - 0.5, CITY.longitude + 0.5),
  }),
  fc.record({
    latitude: degrees(-85, 85),
    longitude: degrees(-180, 180),
  }),
);
const memory = fc.constantFrom(...Object.values(MEMORY_IDS));
const plan = fc.constantFrom(...Object.values(PLAN_IDS));
const pin = fc.constantFrom(...Object.values(PIN_IDS));
const tags = fc.uniqueArray(
  fc.constantFrom(SECRET_TAG, SECRET_TAG.slice(0, 4), 'Jazz', 'Else', 'Outdoors', '%', ''),
  {
    maxLength: 3,
  },
);
const person = fc.constantFrom(idOf('maya'), idOf('owner'), idOf('enemy'), idOf('free'));
const instant = fc.date({
  min: new Date(START),
  max: new Date(START + 40 * DAY_MS),
  noInvalidDate: true,
});
/** Between any two plans, at each of them, and nonsense. */
const cursor = fc.oneof(
  fc
    .tuple(fc.integer({ min: 95, max: 112 }), fc.integer({ min: -1, max: 1 }), plan)
    .map(([minute, beside, id]) => `${(START + minute * 60_000) * 1000 + beside}.${id}`),
  fc.constantFrom('', 'x', '0', `${'9'.repeat(18)}.${PLAN_IDS.locked}`),
);
const words = fc.constantFrom(
  'Bench',
  'bar',
  'lookout',
  'Behind the wall',
  'Only mine',
  SECRET_TAG,
  'park',
  '',
);
const place = fc.oneof(fc.constantFrom('bar', 'cafe', 'lookout', 'far', 'nowhere'), pin, plan);

/** At each review, whatever it is, and beside it. */
const reviewCursor = fc
  .tuple(fc.integer({ min: 3, max: 30 }), fc.integer({ min: 0, max: 9 }), fc.constantFrom(...REVIEW_IDS))
  .map(([total, minute, id]) => `${total}.${(START + minute * 60_000) * 1000}.${id}`);

/** At each plan, whatever its likes, and beside it. */
const likedCursor = fc
  .tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 95, max: 112 }),
    fc.integer({ min: -1, max: 1 }),
    plan,
  )
  .map(([likes, minute, beside, id]) => `${likes}.${(START + minute * 60_000) * 1000 + beside}.${id}`);

/** At each item of a list, and beside it. */
const bucketCursor = fc
  .tuple(
    fc.constantFrom('0', '3'),
    fc.constantFrom('-', '2'),
    fc.integer({ min: 0, max: 9 }),
    fc.constantFrom('-', '2026-04-01'),
    pin,
  )
  .map(([mine, partner, minute, day, id]) => `${mine}.${partner}.${START + minute * 60_000}.${day}.${id}`);

const page = fc.record({ cursor: maybe(cursor), limit: fc.integer({ min: 1, max: 60 }) });
const none = fc.constant({});
function way<Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  ask: (client: Client, input: Input) => Promise<unknown>,
) {
  return input.map(
    (chosen): Way => ({
      question: `${name} ${JSON.stringify(chosen)}`,
      ask: (client) => ask(client, chosen),
    }),
  );
}

/** Every procedure that reads plans, pins or people, with all that its caller may choose. */
export const WAYS: Record<string, fc.Arbitrary<Way>> = {
  'plans.list': way(
    'plans.list',
    fc.record({
      origin: maybe(origin),
      tags,
      creator: maybe(person),
      cursor: maybe(cursor),
      limit: fc.integer({ min: 1, max: 60 }),
    }),
    (client, input) => client.plans.list(input),
  ),
  'plans.count': way(
    'plans.count',
    fc.record({ origin: maybe(origin), tags, creator: maybe(person) }),
    (client, input) => client.plans.count(input),
  ),
  'plans.get': way(
    'plans.get',
    fc.record({ id: plan, evening: maybe(instant.map((at) => at.toISOString())) }),
    (client, input) => client.plans.get(input),
  ),
  'bucketLists.list': way(
    'bucketLists.list',
    fc.record({
      which: fc.constantFrom('open' as const, 'done' as const),
      season: maybe(fc.constantFrom('summer' as const, 'winter' as const)),
      budget: maybe(fc.constantFrom(0 as const, 3 as const)),
      effort: maybe(fc.constantFrom('easy' as const, 'big' as const)),
      fits: fc.boolean(),
      year: fc.constantFrom(2025, 2026),
      cursor: maybe(bucketCursor),
      limit: fc.integer({ min: 1, max: 100 }),
    }),
    (client, input) => client.bucketLists.list(input),
  ),
  'couples.link': way('couples.link', none, (client) => client.couples.link()),
  'checkIns.current': way('checkIns.current', none, (client) => client.checkIns.current()),
  'checkIns.list': way(
    'checkIns.list',
    fc.record({ cursor: maybe(cursor), limit: fc.integer({ min: 1, max: 50 }) }),
    (client, input) => client.checkIns.list(input),
  ),
  'checkIns.trend': way('checkIns.trend', none, (client) => client.checkIns.trend()),
  'freeEvenings.get': way('freeEvenings.get', none, (client) => client.freeEvenings.get()),
  'plans.checkFacts': way(
    'plans.checkFacts',
    fc.record({
      place_ids: fc.array(place, { maxLength: 5 }),
      evening: instant.map((at) => at.toISOString()),
    }),
    (client, input) => client.plans.checkFacts(input),
  ),
  'plans.topCurators': way('plans.topCurators', none, (client) => client.plans.topCurators()),
  'plans.shared': way('plans.shared', page, (client, input) => client.plans.shared(input)),
  'plans.saved': way('plans.saved', page, (client, input) => client.plans.saved(input)),
  'plans.mine': way('plans.mine', page, (client, input) => client.plans.mine(input)),
  'explore.home': way(
    'explore.home',
    fc.record({ origin, located: fc.boolean(), at: maybe(instant.map((at) => at.toISOString())) }),
    (client, input) => client.explore.home(input),
  ),
  'profiles.get': way(
    'profiles.get',
    fc.record({ user_id: person, as: maybe(fc.constantFrom(...VIEW_AS)) }),
    (client, input) => client.profiles.get(input),
  ),
  'profiles.plans': way(
    'profiles.plans',
    fc.record({ user_id: person, cursor: maybe(cursor), limit: fc.integer({ min: 1, max: 60 }) }),
    (client, input) => client.profiles.plans(input),
  ),
  'profiles.pins': way(
    'profiles.pins',
    fc.record({ user_id: person, cursor: maybe(cursor) }),
    (client, input) => client.profiles.pins(input),
  ),
  'profiles.reviews': way(
    'profiles.reviews',
    fc.record({ user_id: person, cursor: maybe(cursor) }),
    (client, input) => client.profiles.reviews(input),
  ),
  'safety.whoSees': way(
    'safety.whoSees',
    fc.record({
      type: fc.constantFrom(...VISIBILITY_KINDS),
      id: fc.oneof(plan, pin, memory, fc.constantFrom(...REVIEW_IDS)),
    }),
    (client, input) => client.safety.whoSees(input),
  ),
  'safety.blocked': way('safety.blocked', fc.record({ cursor: maybe(cursor) }), (client, input) =>
    client.safety.blocked(input),
  ),
  'safety.moderationQueue': way(
    'safety.moderationQueue',
    fc.record({ cursor: maybe(cursor) }),
    (client, input) => client.safety.moderationQueue(input),
  ),
  'safety.moderationItem': way(
    'safety.moderationItem',
    fc.record({
      content_type: fc.constantFrom('plan' as const, 'pin' as const),
      content_id: fc.oneof(plan, pin),
    }),
    (client, input) => client.safety.moderationItem(input),
  ),
  'safety.published': way(
    'safety.published',
    fc.record({
      kind: fc.constantFrom('plan' as const, 'pin' as const),
      list: fc.constantFrom(...PUBLISHED_LISTS),
      words,
      cursor: maybe(cursor),
    }),
    (client, input) => client.safety.published(input),
  ),
  'safety.moderationHistory': way(
    'safety.moderationHistory',
    fc.record({ cursor: maybe(cursor) }),
    (client, input) => client.safety.moderationHistory(input),
  ),
  'safety.ownReports': way('safety.ownReports', fc.record({ cursor: maybe(cursor) }), (client, input) =>
    client.safety.ownReports(input),
  ),
  'safety.ownDecision': way(
    'safety.ownDecision',
    fc.record({ id: fc.integer({ min: 1, max: 9 }) }),
    (client, input) => client.safety.ownDecision(input),
  ),
  'safety.ownSuspension': way('safety.ownSuspension', none, (client) => client.safety.ownSuspension()),
  'pins.mine': way('pins.mine', page, (client, input) => client.pins.mine(input)),
  'pins.get': way('pins.get', fc.record({ id: pin }), (client, input) => client.pins.get(input)),
  'pins.unplaced': way('pins.unplaced', fc.record({ cursor: maybe(cursor) }), (client, input) =>
    client.pins.unplaced(input),
  ),
  'pins.atLocation': way(
    'pins.atLocation',
    fc.record({ at: fc.oneof(origin, fc.constant(null)), title: words, own: fc.boolean() }),
    (client, input) => client.pins.atLocation(input),
  ),
  'places.search': way(
    'places.search',
    fc.record({ origin, q: words, radiusMiles: fc.integer({ min: 1, max: 50 }) }),
    (client, input) => client.places.search(input),
  ),
  'places.count': way(
    'places.count',
    fc.record({ origin, q: words, radiusMiles: fc.integer({ min: 1, max: 50 }), kinds: fc.boolean() }),
    (client, input) => client.places.count(input),
  ),
  'places.map': way(
    'places.map',
    fc
      .record({
        corners: fc.tuple(origin, origin),
        zoom: fc.integer({ min: 0, max: 22 }),
        categories: fc.uniqueArray(
          fc.constantFrom('Bar' as const, 'Outdoor' as const, 'Restaurant' as const),
        ),
        loved: fc.boolean(),
        prive: fc.boolean(),
        openAt: maybe(instant.map((at) => at.toISOString())),
        price: fc.uniqueArray(fc.constantFrom(1, 4)),
      })
      .map(({ corners: [a, b], ...input }) => ({
        ...input,
        west: a.longitude,
        east: b.longitude,
        south: Math.min(a.latitude, b.latitude),
        north: Math.max(a.latitude, b.latitude),
      })),
    (client, input) => client.places.map(input),
  ),
  'places.suggest': way('places.suggest', fc.record({ q: words, origin: maybe(origin) }), (client, input) =>
    client.places.suggest(input),
  ),
  'places.get': way('places.get', fc.record({ id: place, origin: maybe(origin) }), (client, input) =>
    client.places.get(input),
  ),
  'places.plans': way('places.plans', fc.record({ id: place, cursor: maybe(likedCursor) }), (client, input) =>
    client.places.plans(input),
  ),
  'places.proposals': way('places.proposals', fc.record({ cursor: maybe(cursor) }), (client, input) =>
    client.places.proposals(input),
  ),
  'places.duplicates': way('places.duplicates', fc.record({ cursor: maybe(cursor) }), (client, input) =>
    client.places.duplicates(input),
  ),
  'places.merges': way('places.merges', fc.record({ cursor: maybe(cursor) }), (client, input) =>
    client.places.merges(input),
  ),
  'places.directory': way(
    'places.directory',
    fc.record({
      q: words,
      edited: fc.boolean(),
      closed: fc.boolean(),
      missing: maybe(fc.constantFrom('coordinates', 'hours', 'photo', 'phone', 'website', 'address')),
      olderThanMonths: maybe(fc.integer({ min: 1, max: 240 })),
      cursor: maybe(cursor),
    }),
    (client, input) => client.places.directory(input),
  ),
  'places.history': way('places.history', fc.record({ id: place, cursor: maybe(cursor) }), (client, input) =>
    client.places.history(input),
  ),
  'places.editable': way('places.editable', fc.record({ id: place }), (client, input) =>
    client.places.editable(input),
  ),
  'places.readHours': way(
    'places.readHours',
    fc.record({ id: place, hours: fc.constantFrom('24/7', 'Mo-Fr 09:00-17:00', 'sometimes') }),
    (client, input) => client.places.readHours(input),
  ),
  'reviews.list': way(
    'reviews.list',
    fc.record({
      place_id: place,
      sort: fc.constantFrom('newest', 'highest', 'lowest'),
      been_there: fc.boolean(),
      limit: fc.integer({ min: 1, max: 50 }),
      cursor: maybe(reviewCursor),
    }),
    (client, input) => client.reviews.list(input),
  ),
  'reviews.loved': way(
    'reviews.loved',
    fc.record({
      sort: fc.constantFrom('score', 'nearest', 'recent'),
      origin: maybe(origin),
      limit: fc.integer({ min: 1, max: 60 }),
      cursor: maybe(place),
    }),
    (client, input) => client.reviews.loved(input),
  ),
  'saved.places': way(
    'saved.places',
    fc.record({
      q: words,
      category: maybe(fc.constantFrom('uncategorized', idOf('maya'))),
      mark: maybe(fc.constantFrom('want', 'been')),
      sort: fc.constantFrom('added', 'name', 'distance', 'score'),
      origin: maybe(origin),
      cursor: maybe(cursor),
      limit: fc.integer({ min: 1, max: 60 }),
    }),
    (client, input) => client.saved.places(input),
  ),
  'explore.forTwo': way('explore.forTwo', none, (client) => client.explore.forTwo({})),
  'invitations.afterDate': way('invitations.afterDate', none, (client) => client.invitations.afterDate()),
  'saved.shared': way(
    'saved.shared',
    fc.record({
      q: words,
      sort: fc.constantFrom('added', 'name', 'distance', 'score'),
      origin: maybe(origin),
      cursor: maybe(cursor),
      limit: fc.integer({ min: 1, max: 60 }),
    }),
    (client, input) => client.saved.shared(input),
  ),
  'saved.either': way(
    'saved.either',
    fc.record({ origin: maybe(origin), cursor: maybe(cursor), limit: fc.integer({ min: 1, max: 60 }) }),
    (client, input) => client.saved.either(input),
  ),
  'saved.sharedIds': way('saved.sharedIds', none, (client) => client.saved.sharedIds()),
  'places.searches': way('places.searches', none, (client) => client.places.searches()),
  'saved.ids': way('saved.ids', none, (client) => client.saved.ids()),
  'saved.among': way(
    'saved.among',
    fc.record({ ids: fc.array(place, { minLength: 1, maxLength: 9 }) }),
    (client, input) => client.saved.among(input),
  ),
  'saved.categories': way('saved.categories', none, (client) => client.saved.categories()),
  'saved.imports': way('saved.imports', none, (client) => client.saved.imports({})),
  'saved.waiting': way('saved.waiting', fc.record({ cursor: maybe(cursor) }), (client, input) =>
    client.saved.waiting(input),
  ),
  'invitations.byCode': way(
    'invitations.byCode',
    fc.record({ code: fc.constantFrom(...INVITATION_CODES, 'x') }),
    (client, input) => client.invitations.byCode(input),
  ),
  'invitations.get': way(
    'invitations.get',
    fc.record({ id: fc.constantFrom(...Object.values(INVITATION_IDS)) }),
    (client, input) => client.invitations.get(input),
  ),
  'invitations.mine': way(
    'invitations.mine',
    fc.record({ which: fc.constantFrom('sent', 'received'), cursor: maybe(cursor) }),
    (client, input) => client.invitations.mine(input),
  ),
  'invitations.upcoming': way('invitations.upcoming', none, (client) => client.invitations.upcoming()),
  'saved.checkRows': way(
    'saved.checkRows',
    fc.record({
      name: words.map((name) => name || 'x'),
      at: fc.oneof(origin, fc.constant(null)),
      place_id: fc.oneof(place, fc.constant(null)),
    }),
    (client, row) => client.saved.checkRows({ rows: [row] }),
  ),
  'calendar.dateFileKey': way('calendar.dateFileKey', none, (client) => client.calendar.dateFileKey()),
  'match.current': way('match.current', none, (client) => client.match.current()),
  'match.deck': way(
    'match.deck',
    fc.record({ id: fc.constantFrom(PLAN_IDS.open, PLAN_IDS.private) }),
    (client, input) => client.match.deck(input),
  ),
  'notifications.list': way(
    'notifications.list',
    fc.record({
      group: maybe(fc.constantFrom('dates' as const, 'partner' as const, 'account' as const)),
      cursor: maybe(cursor),
      limit: fc.integer({ min: 1, max: 100 }),
    }),
    (client, input) => client.notifications.list(input),
  ),
  'calendar.feed': way('calendar.feed', none, (client) => client.calendar.feed()),
  'memories.list': way(
    'memories.list',
    fc.record({
      at: maybe(memory),
      mood: maybe(fc.constantFrom('lively', 'serene')),
      rating: maybe(fc.integer({ min: 1, max: 10 })),
      cursor: maybe(fc.constantFrom(`2026-05-01.${START}000.${MEMORY_IDS.owners}`, 'x')),
      limit: fc.integer({ min: 1, max: 50 }),
    }),
    (client, input) => client.memories.list(input),
  ),
  'memories.overview': way('memories.overview', none, (client) => client.memories.overview()),
  'memories.ofToday': way('memories.ofToday', none, (client) => client.memories.ofToday()),
  'memories.toKeep': way('memories.toKeep', none, (client) => client.memories.toKeep()),
  'memories.get': way('memories.get', fc.record({ id: memory }), (client, input) =>
    client.memories.get(input),
  ),
  'memories.trash': way(
    'memories.trash',
    fc.record({ what: fc.constantFrom('memories', 'photos'), cursor: maybe(cursor) }),
    (client, input) => client.memories.trash(input),
  ),
  'sharedMemories.mine': way('sharedMemories.mine', fc.record({ memory_id: memory }), (client, input) =>
    client.sharedMemories.mine(input),
  ),
  'sharedMemories.get': way(
    'sharedMemories.get',
    fc.record({ shareCode: fc.constantFrom(...Object.values(MEMORY_IDS), 'x') }),
    (client, input) => client.sharedMemories.get(input),
  ),
  'notifications.settings': way('notifications.settings', none, (client) => client.notifications.settings()),
};
