import {
  type AreaAccess,
  CITY,
  creatorsOf,
  everybody,
  idsOf,
  isNotPublished,
  NOTHING,
  type Reached,
  row,
  signedIn,
} from '../../../../test/matrix.ts';
import { exploreHome } from '../explore.service.ts';
import { forTwo } from '../forTwo.service.ts';

const home = ({ caller }: Reached) => exploreHome(caller, { origin: CITY, located: false });
async function plansOf(reached: Reached) {
  const { featured, plans } = await home(reached);
  return featured ? [featured, ...plans] : plans;
}

export const exploreAccess: AreaAccess = {
  procedures: [
    row('explore.forTwo', signedIn, (c) => () => c.explore.forTwo({})),
    row('explore.home', everybody, (c) => () => c.explore.home({ origin: CITY, located: false })),
  ],
  ways: {
    // Of places both saved, as far as the caller sees them; of plans what everybody sees.
    'explore.forTwo': {
      ...NOTHING,
      pin: {
        look: async ({ caller }) => ({
          full: caller.viewer
            ? (await forTwo({ ...caller, viewer: caller.viewer }, {})).places.map(({ place }) => place.id)
            : [],
        }),
        some: true,
        expects: (role, bySight) => (role === 'partner' || role === 'owner' ? bySight(role) : 'none'),
        betweenPartners: true,
      },
    },
    'explore.home': {
      plan: { look: async (reached) => ({ full: idsOf(await plansOf(reached)) }), leavesOut: isNotPublished },
      // Of others, and for everybody; the other rows hold only places with hours or curator's notes.
      pin: {
        look: async (reached) => ({ full: idsOf((await home(reached)).newPins) }),
        leavesOut: (state, isOwner, isPartner) =>
          isOwner || !state.is_public || isNotPublished(state, isOwner, isPartner),
      },
      photo: 'nothing',
      memory: 'nothing',
      shared_memory: 'nothing',
      review: 'nothing',
      profile: {
        look: async (reached) => ({
          full: [
            ...creatorsOf(await plansOf(reached)),
            ...(await home(reached)).curators.map(({ user_id }) => user_id),
          ],
        }),
      },
    },
  },
};
