import { randomUUID } from 'node:crypto';
import { countInput, searchInput } from '@liora/domain/contract/places';
import { mapInput } from '@liora/domain/contract/placesMap';
import {
  type AreaAccess,
  adminOnly,
  all,
  CITY,
  creatorsOf,
  everybody,
  idsOf,
  isNotPublished,
  isUnderReview,
  NOTHING,
  orNothing,
  type Reached,
  row,
  signedIn,
  type Way,
} from '../../../../test/matrix.ts';
import { mapPlaces } from '../map/map.service.ts';
import { getPlace, listPlansOfPlace } from '../places.service.ts';
import { countAnew } from '../search/count.service.ts';
import { searchPlaces } from '../search/search.service.ts';
import { suggestPlaces } from '../search/suggest.service.ts';

const search = ({ caller }: Reached) => searchPlaces(caller, searchInput.parse({ origin: CITY, q: 'bench' }));
const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const page = ({ caller }: Reached) => getPlace(caller, { id: 'first' });
const plansHere = ({ caller }: Reached) => listPlansOfPlace(caller, { id: 'first' });

/** A search finds Privé pins for the tier Privé alone (RUL-02, SRCH-30): a premium member finds there what people do who are none. */
const asFound: Way['expects'] = (role, bySight) => bySight(role === 'premium' ? 'free' : role);

async function addresses({ caller, ids }: Reached) {
  const found = await Promise.all(ids('pin').map((id) => orNothing(getPlace(caller, { id }))));
  return found.filter((answer) => answer !== null).map(({ place }) => place);
}

export const placesAccess: AreaAccess = {
  procedures: [
    row('places.search', everybody, (c) => () => c.places.search({ origin: CITY })),
    row('places.count', everybody, (c) => () => c.places.count({ origin: CITY })),
    row('places.suggest', everybody, (c) => () => c.places.suggest({ q: 'first' })),
    row('places.map', everybody, (c) => () => c.places.map({ ...WORLD, zoom: 1 })),
    row('places.get', everybody, (c) => () => c.places.get({ id: 'first' }), 'a venue'),
    row(
      'places.reportFact',
      signedIn,
      (c) => () => c.places.reportFact({ place_id: 'first', kind: 'moved' }),
    ),
    row(
      'places.reportFact',
      { ...all('NOT_FOUND'), visitor: 'UNAUTHENTICATED' },
      (c, w) => () => c.places.reportFact({ place_id: w.pin, kind: 'moved' }),
      'a pin',
    ),
    row(
      'places.reportFact',
      { ...all('NOT_FOUND'), visitor: 'UNAUTHENTICATED' },
      (c) => () => c.places.reportFact({ place_id: 'first', kind: 'reopened' }),
      'that it is open again, where nobody said that it is closed',
    ),
    row('places.searches', signedIn, (c) => () => c.places.searches()),
    row('places.keepSearches', signedIn, (c) => () => c.places.keepSearches({ on: true })),
    row('places.rememberSearch', signedIn, (c) => () => c.places.rememberSearch({ words: 'tapas' })),
    row('places.forgetSearch', signedIn, (c) => () => c.places.forgetSearch({ id: randomUUID() })),
    row('places.forgetSearches', signedIn, (c) => () => c.places.forgetSearches()),
    row('places.confirmFacts', signedIn, (c) => () => c.places.confirmFacts({ place_id: 'first' })),
    row('places.proposals', adminOnly, (c) => () => c.places.proposals({})),
    row(
      'places.decideProposal',
      all('NOT_FOUND'),
      (c) => () => c.places.decideProposal({ id: randomUUID(), decision: 'dismiss', reason: 'x' }),
      'a proposal that does not exist',
    ),
    row('places.duplicates', adminOnly, (c) => () => c.places.duplicates({})),
    row(
      'places.setDistinct',
      adminOnly,
      (c) => () => c.places.setDistinct({ places: ['first', 'second'], distinct: true }),
    ),
    row(
      'places.merge',
      all('NOT_FOUND'),
      (c, w) => () => c.places.merge({ from: w.pin, to: 'first' }),
      'a pin into a venue',
    ),
    row('places.directory', adminOnly, (c) => () => c.places.directory({})),
    row('places.editable', adminOnly, (c) => () => c.places.editable({ id: 'first' })),
    row('places.history', adminOnly, (c) => () => c.places.history({ id: 'first' })),
    row('places.history', all('NOT_FOUND'), (c, w) => () => c.places.history({ id: w.pin }), 'a pin'),
    row('places.editable', all('NOT_FOUND'), (c, w) => () => c.places.editable({ id: w.pin }), 'a pin'),
    row(
      'places.readHours',
      adminOnly,
      (c) => () => c.places.readHours({ id: 'first', hours: 'Mo-Fr 09:00-17:00' }),
    ),
    row(
      'places.edit',
      adminOnly,
      (c) => () =>
        c.places.edit({ id: 'first', version: '', unlock: ['phone'], reason: 'There is nothing to unlock' }),
    ),
    row(
      'places.edit',
      { ...adminOnly, admin: 'PLACE_CHANGED' },
      (c) => () => c.places.edit({ id: 'first', version: '', set: { phone: '555 0100' }, reason: 'x' }),
      'from an older version',
    ),
    row('places.undoEdit', all('NOT_FOUND'), (c) => () => c.places.undoEdit({ id: 1 }), 'no edit'),
    row('places.merges', adminOnly, (c) => () => c.places.merges({})),
    row('places.undoMerge', all('NOT_FOUND'), (c) => () => c.places.undoMerge({ id: 1 }), 'no merge'),
    row('places.plans', everybody, (c) => () => c.places.plans({ id: 'first' }), 'of a venue'),
    row('places.plans', all('NOT_FOUND'), (c) => () => c.places.plans({ id: 'nowhere' }), 'of nothing'),
    row('places.get', all('NOT_FOUND'), (c) => () => c.places.get({ id: 'nowhere' }), 'an unknown place'),
  ],
  ways: {
    'places.search': {
      ...NOTHING,
      pin: {
        look: async (reached) => {
          const { places, within } = await search(reached);
          return { full: idsOf(places), count: within };
        },
        expects: asFound,
      },
    },
    'places.count': {
      ...NOTHING,
      pin: {
        look: async (reached) => ({
          full: idsOf((await search(reached)).places),
          count: (await countAnew(reached.caller, countInput.parse({ origin: CITY, q: 'bench' }))).within,
        }),
        expects: asFound,
      },
    },
    'places.map': {
      ...NOTHING,
      pin: {
        look: async ({ caller }) => {
          const { places, total } = await mapPlaces(caller, mapInput.parse({ ...WORLD, zoom: 1 }));
          const pins = places.filter(({ name }) => name.toLowerCase().includes('bench'));
          return { full: idsOf(pins), count: total - places.length + pins.length };
        },
        expects: asFound,
      },
    },
    'places.suggest': {
      ...NOTHING,
      pin: {
        look: async ({ caller }) => ({
          full: idsOf((await suggestPlaces(caller, { q: 'bench', origin: CITY })).places),
        }),
        some: true,
        expects: asFound,
      },
    },
    'places.get': {
      plan: {
        look: async (reached) => ({ full: idsOf((await page(reached)).plans) }),
        leavesOut: isUnderReview,
        some: true,
      },
      pin: { look: async (reached) => ({ full: idsOf(await addresses(reached)) }) },
      photo: 'nothing',
      memory: 'nothing',
      shared_memory: 'nothing',
      review: 'nothing',
      profile: {
        look: async (reached) => ({
          full: [
            ...creatorsOf((await page(reached)).plans),
            ...(await addresses(reached)).flatMap(({ pin }) => pin?.author.user_id ?? []),
          ],
        }),
      },
    },
    'places.plans': {
      ...NOTHING,
      plan: {
        look: async (reached) => ({ full: idsOf((await plansHere(reached)).plans) }),
        leavesOut: isNotPublished,
      },
      profile: { look: async (reached) => ({ full: creatorsOf((await plansHere(reached)).plans) }) },
    },
    // Proposals are about imported places; who made one is the admins' to know, and nobody here did.
    'places.proposals': NOTHING,
    // Imported places alone, and how many saved and reviewed them.
    'places.duplicates': NOTHING,
    'places.merges': NOTHING,
    // Imported places alone, and what admins set of them.
    'places.directory': NOTHING,
    'places.editable': NOTHING,
    'places.history': NOTHING,
    'places.readHours': NOTHING,
    // Words of one's own.
    'places.searches': NOTHING,
    'neighbours of a place': {
      ...NOTHING,
      pin: {
        look: async (reached) => ({ full: idsOf((await page(reached)).neighbours) }),
        some: true,
        expects: asFound,
      },
    },
  },
};
