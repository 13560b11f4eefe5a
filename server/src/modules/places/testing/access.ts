import { countInput, searchInput } from '@liora/domain/contract/places';
import {
  type AreaAccess,
  all,
  CITY,
  creatorsOf,
  everybody,
  idsOf,
  isUnderReview,
  NOTHING,
  orNothing,
  type Reached,
  row,
} from '../../../../test/matrix.ts';
import { getPlace } from '../places.service.ts';
import { countAnew } from '../search/count.service.ts';
import { searchPlaces } from '../search/search.service.ts';
import { suggestPlaces } from '../search/suggest.service.ts';

const search = ({ caller }: Reached) => searchPlaces(caller, searchInput.parse({ origin: CITY, q: 'bench' }));
const page = ({ caller }: Reached) => getPlace(caller, { id: 'first' });

async function addresses({ caller, ids }: Reached) {
  const found = await Promise.all(ids('pin').map((id) => orNothing(getPlace(caller, { id }))));
  return found.filter((answer) => answer !== null).map(({ place }) => place);
}

export const placesAccess: AreaAccess = {
  procedures: [
    row('places.search', everybody, (c) => () => c.places.search({ origin: CITY })),
    row('places.count', everybody, (c) => () => c.places.count({ origin: CITY })),
    row('places.suggest', everybody, (c) => () => c.places.suggest({ q: 'first' })),
    row('places.get', everybody, (c) => () => c.places.get({ id: 'first' }), 'a venue'),
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
      },
    },
    'places.count': {
      ...NOTHING,
      pin: {
        look: async (reached) => ({
          full: idsOf((await search(reached)).places),
          count: (await countAnew(reached.caller, countInput.parse({ origin: CITY, q: 'bench' }))).within,
        }),
      },
    },
    'places.suggest': {
      ...NOTHING,
      pin: {
        look: async ({ caller }) => ({
          full: idsOf((await suggestPlaces(caller, { q: 'bench', origin: CITY })).places),
        }),
        some: true,
      },
    },
    'places.get': {
      plan: {
        look: async (reached) => ({ full: idsOf((await page(reached)).plans) }),
        leavesOut: isUnderReview,
        some: true,
      },
      pin: { look: async (reached) => ({ full: idsOf(await addresses(reached)) }) },
      profile: {
        look: async (reached) => ({
          full: [
            ...creatorsOf((await page(reached)).plans),
            ...(await addresses(reached)).flatMap(({ pin }) => pin?.author.user_id ?? []),
          ],
        }),
      },
    },
    'neighbours of a place': {
      ...NOTHING,
      pin: { look: async (reached) => ({ full: idsOf((await page(reached)).neighbours) }), some: true },
    },
  },
};
