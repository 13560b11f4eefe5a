import type { MatchCard, MatchDeck } from '@liora/domain/contract/match';
import type { Photo } from '@liora/domain/contract/photos';
import type { PlaceCard, SearchOutput } from '@liora/domain/contract/places';
import type { LockedPlan, PlanCard } from '@liora/domain/contract/planCards';
import type { Review } from '@liora/domain/contract/reviews';
import type { SavedPlace } from '@liora/domain/contract/saved';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { type client, orpc } from '../api.ts';

/** A plan in whatever form an answer shows it. */
export type ShownPlan = PlanCard | Omit<PlanCard, 'creator'> | LockedPlan;

/** What becomes of each thing that an answer shows: the same object when it stays as it is, null when it is left out. */
export interface Change {
  plan?: <Plan extends ShownPlan>(plan: Plan) => Plan | null;
  place?: (place: PlaceCard) => PlaceCard | null;
  review?: (review: Review) => Review | null;
  photo?: <Shown extends Photo>(photo: Shown) => Shown | null;
  person?: <Person extends { user_id: string }>(person: Person) => Person | null;
}

/** Where the answers of one procedure show plans, places and people. */
export interface AnswerShape {
  queryKey: QueryKey;
  /** `data` with everything in it changed; the very same object when nothing is. What a page is about stays on it. */
  changed: (data: unknown, change: Change) => unknown;
  showsPlans: boolean;
}

type Answer<Procedure extends (...given: never) => Promise<unknown>> = Awaited<ReturnType<Procedure>>;
type Api = typeof client;

/** Registers a shape. What lies under the key is what the procedure answered: that is said here once, and nowhere else. */
function shape<Data extends object>(
  queryKey: QueryKey,
  changed: (data: Data, change: Change) => Data,
  showsPlans = true,
): AnswerShape {
  return {
    queryKey,
    showsPlans,
    changed: (data, change) => (data ? changed(data as Data, change) : data),
  };
}

type PlanPage = Answer<Api['plans']['get']>;

/** Every answer that shows a plan, a place or a person whom somebody may change, hide, delete or block. */
export const ANSWER_SHAPES: readonly AnswerShape[] = [
  shape<InfiniteData<Answer<Api['plans']['list']>>>(
    orpc.plans.list.key({ type: 'infinite' }),
    (list, change) => {
      const pages = list.pages.map((page) => planPage(page, change));
      const lost = list.pages.reduce(
        (sum, page, i) => sum + page.plans.length - (pages[i]?.plans.length ?? 0),
        0,
      );
      // The first page tells the total of the whole list.
      return withParts(list, {
        pages: keepSame(
          list.pages,
          pages.map((page, i) => withParts(page, { total: less(list.pages[i]?.total ?? null, lost) })),
        ),
      });
    },
  ),
  shape<Answer<Api['plans']['list']>>(orpc.plans.list.key({ type: 'query' }), planPage),
  shape<PlanPage>(orpc.plans.get.key(), (page, change) =>
    // A change gives back the form it was given.
    withParts<PlanPage>(page, { plan: change.plan?.<ShownPlan>(page.plan) ?? page.plan } as PlanPage),
  ),
  shape<InfiniteData<Answer<Api['plans']['saved']>>>(orpc.plans.saved.key(), (saved, change) =>
    eachPage(saved, (page) =>
      withParts(page, { plans: each(page.plans, (entry) => savedEntry(entry, change)) }),
    ),
  ),
  shape<InfiniteData<Answer<Api['plans']['shared']>>>(orpc.plans.shared.key(), (shared, change) =>
    eachPage(shared, (page) => withParts(page, { plans: each(page.plans, change.plan) })),
  ),
  shape<InfiniteData<Answer<Api['saved']['places']>>>(
    orpc.saved.places.key({ type: 'infinite' }),
    (list, change) =>
      eachPage(list, (page) =>
        withParts(page, { places: each(page.places, (row) => savedPlace(row, change)) }),
      ),
    false,
  ),
  shape<InfiniteData<Answer<Api['saved']['shared']>>>(
    orpc.saved.shared.key({ type: 'infinite' }),
    (list, change) =>
      eachPage(list, (page) =>
        withParts(page, { places: each(page.places, (entry) => lovedEntry(entry, change)) }),
      ),
    false,
  ),
  shape<Answer<Api['saved']['either']>>(
    orpc.saved.either.key(),
    (list, change) => withParts(list, { places: each(list.places, (entry) => lovedEntry(entry, change)) }),
    false,
  ),
  shape<InfiniteData<Answer<Api['plans']['mine']>>>(orpc.plans.mine.key(), (mine, change) =>
    eachPage(mine, (page) => withParts(page, { plans: each(page.plans, change.plan) })),
  ),
  shape<InfiniteData<Answer<Api['profiles']['plans']>>>(orpc.profiles.plans.key(), (list, change) =>
    eachPage(list, (page) => withParts(page, { plans: each(page.plans, change.plan) })),
  ),
  shape<Answer<Api['explore']['home']>>(orpc.explore.home.key(), (home, change) =>
    withParts(home, {
      featured: home.featured && (change.plan ? change.plan(home.featured) : home.featured),
      plans: each(home.plans, change.plan),
      worthADate: each(home.worthADate, change.place),
      openNear: each(home.openNear, change.place),
      newPins: each(home.newPins, change.place),
      loved: each(home.loved, (entry) => lovedEntry(entry, change)),
      curators: each(home.curators, change.person),
    }),
  ),
  shape<Answer<Api['explore']['forTwo']>>(orpc.explore.forTwo.key(), (two, change) =>
    withParts(two, {
      places: each(two.places, (entry) => lovedEntry(entry, change)),
      plans: each(two.plans, (entry) => planEntry(entry, change)),
    }),
  ),
  shape<Answer<Api['match']['current']>>(orpc.match.current.key(), matchDeck),
  shape<Answer<Api['match']['deck']>>(orpc.match.deck.key(), matchDeck),
  shape<Answer<Api['match']['start']>>(orpc.match.start.key(), matchDeck),
  shape<Answer<Api['places']['get']>>(orpc.places.get.key(), (page, change) =>
    withParts(page, {
      photos: each(page.photos, (photo) =>
        change.person?.(photo.author) === null ? null : (change.photo ?? same)(photo),
      ),
      plans: each(page.plans, change.plan),
      neighbours: each(page.neighbours, change.place),
    }),
  ),
  shape<InfiniteData<Answer<Api['places']['plans']>>>(orpc.places.plans.key(), (list, change) =>
    eachPage(list, (page) => withParts(page, { plans: each(page.plans, change.plan) })),
  ),
  shape<readonly SearchOutput[]>(
    orpc.places.search.key({ type: 'infinite' }),
    (pages, change) =>
      keepSame(
        pages,
        pages.map((page) =>
          withParts(page, {
            places: each(page.places, change.place),
            close: each(page.close, change.place),
          }),
        ),
      ),
    false,
  ),
  shape<Answer<Api['places']['suggest']>>(
    orpc.places.suggest.key(),
    (found, change) => withParts(found, { places: each(found.places, change.place) }),
    false,
  ),
  shape<InfiniteData<Answer<Api['reviews']['loved']>>>(
    orpc.reviews.loved.key(),
    (list, change) =>
      eachPage(list, (page) =>
        withParts(page, { places: each(page.places, (entry) => lovedEntry(entry, change)) }),
      ),
    false,
  ),
  shape<InfiniteData<Answer<Api['reviews']['list']>>>(
    orpc.reviews.list.key(),
    (list, change) =>
      eachPage(list, (page) =>
        withParts(page, {
          reviews: each(page.reviews, (review) =>
            change.person?.(review.author) === null
              ? null
              : (change.review ?? same)(withParts(review, { photos: each(review.photos, change.photo) })),
          ),
        }),
      ),
    false,
  ),
  shape<InfiniteData<Answer<Api['safety']['blocked']>>>(
    orpc.safety.blocked.key(),
    (list, change) => eachPage(list, (page) => withParts(page, { users: each(page.users, change.person) })),
    false,
  ),
];

function planPage(page: Answer<Api['plans']['list']>, change: Change): Answer<Api['plans']['list']> {
  const plans = each(page.plans, change.plan);
  const total = less(page.total, page.plans.length - plans.length);
  return withParts(page, { plans, locked: each(page.locked, change.plan), total });
}

const same = <Item>(item: Item): Item => item;

/** Only first pages tell a total. */
const less = (total: number | null, by: number) => total && Math.max(0, total - by);

const eachPage = <Page extends object>(
  list: InfiniteData<Page>,
  change: (page: Page) => Page,
): InfiniteData<Page> => withParts(list, { pages: keepSame(list.pages, list.pages.map(change)) });

function lovedEntry<Entry extends { place: PlaceCard }>(entry: Entry, change: Change): Entry | null {
  const place = change.place ? change.place(entry.place) : entry.place;
  return place === entry.place ? entry : place && { ...entry, place };
}

/** Of a place that goes the row stays, with the person's own words: what they saved is theirs. */
function savedPlace(row: SavedPlace, change: Change): SavedPlace {
  if (row.kind === 'unavailable' || !change.place) return row;
  const { kind, place, ...own } = row;
  const now = change.place(place);
  if (now === place) return row;
  return now ? { ...own, kind, place: now } : { ...own, kind: 'unavailable' };
}

function planEntry<Entry extends { plan: PlanCard }>(entry: Entry, change: Change): Entry | null {
  const plan = change.plan ? change.plan(entry.plan) : entry.plan;
  return plan === entry.plan ? entry : plan && { ...entry, plan };
}

/** Cards of a deck that show a plan or place; one that is gone leaves hand and matches alike. */
function matchDeck<Page extends { deck: MatchDeck | null }>(page: Page, change: Change): Page {
  const { deck } = page;
  if (!deck) return page;
  const card = (one: MatchCard) => (one.kind === 'plan' ? planEntry(one, change) : lovedEntry(one, change));
  const hand = each(deck.hand, (held) => {
    const now = card(held.card);
    return now === held.card ? held : now && { ...held, card: now };
  });
  const matches = deck.matches && each(deck.matches, card);
  return withParts<Page>(page, { deck: withParts(deck, { hand, matches }) } as Partial<Page>);
}

type SavedEntry = Answer<Api['plans']['saved']>['plans'][number];

function savedEntry(entry: SavedEntry, change: Change): SavedEntry | null {
  const plan = change.plan ? change.plan<ShownPlan>(entry.plan) : entry.plan;
  if (plan === entry.plan) return entry;
  // A change gives back the form it was given.
  return plan && ({ ...entry, plan } as SavedEntry);
}

/** The list with each item changed, without those that are left out; the same list when it stays as it is. */
function each<Item>(list: Item[], change?: (item: NoInfer<Item>) => NoInfer<Item> | null): Item[] {
  if (!change) return list;
  const items = list.map(change).filter((item) => item !== null);
  return keepSame(list, items);
}

function keepSame<List extends readonly unknown[]>(before: List, after: List): List {
  return before.length === after.length && after.every((item, i) => item === before[i]) ? before : after;
}

function withParts<Data extends object>(data: Data, parts: Partial<Data>): Data {
  const same = Object.entries(parts).every(([name, value]) => value === Reflect.get(data, name));
  return same ? data : { ...data, ...parts };
}
