import {
  type AreaAccess,
  everybody,
  type Found,
  idsOf,
  isNotPublished,
  isUnderReview,
  NOTHING,
  type Outcome,
  orNothing,
  type Reached,
  type Role,
  row,
  signedIn,
} from '../../../../../test/matrix.ts';
import { getProfile, pinsOfProfile, plansOfProfile, reviewsOfProfile } from '../profile.service.ts';

const unlessBlocked: Record<Role, Outcome> = { ...everybody, blocker: 'NOT_FOUND' };
const ownerOf = ({ owner }: Reached) => owner.viewer.userId;
const foundBy = async <Answer>(call: Promise<Answer>, found: (answer: Answer) => Found): Promise<Found> => {
  const answer = await orNothing(call);
  return answer ? found(answer) : { full: [] };
};

export const profilesAccess: AreaAccess = {
  procedures: [
    row('profiles.get', unlessBlocked, (c, w) => () => c.profiles.get({ user_id: w.owner })),
    row('profiles.plans', unlessBlocked, (c, w) => () => c.profiles.plans({ user_id: w.owner })),
    row('profiles.pins', unlessBlocked, (c, w) => () => c.profiles.pins({ user_id: w.owner })),
    row('profiles.reviews', unlessBlocked, (c, w) => () => c.profiles.reviews({ user_id: w.owner })),
    row('profiles.update', signedIn, (c) => () => c.profiles.update({ bio: 'Walks.' })),
  ],
  ways: {
    'profiles.get': {
      ...NOTHING,
      profile: {
        look: (reached) =>
          foundBy(getProfile(reached.caller, { user_id: ownerOf(reached) }), ({ user_id }) => ({
            full: [user_id],
          })),
      },
      // One photo has its place there.
      photo: {
        look: (reached) =>
          foundBy(getProfile(reached.caller, { user_id: ownerOf(reached) }), ({ photo }) => ({
            full: photo ? [photo.id] : [],
          })),
        some: true,
        leavesOut: ({ ready, shown }) => !ready || !shown,
      },
    },
    'profiles.plans': {
      ...NOTHING,
      plan: {
        look: (reached) =>
          foundBy(plansOfProfile(reached.caller, { user_id: ownerOf(reached), limit: 60 }), ({ plans }) => ({
            full: idsOf(plans),
          })),
        leavesOut: isNotPublished,
      },
      profile: {
        look: (reached) =>
          foundBy(plansOfProfile(reached.caller, { user_id: ownerOf(reached), limit: 60 }), ({ plans }) => ({
            full: plans.map(({ creator }) => creator.user_id),
          })),
      },
    },
    'profiles.reviews': {
      ...NOTHING,
      review: {
        look: (reached) =>
          foundBy(reviewsOfProfile(reached.caller, { user_id: ownerOf(reached) }), ({ reviews }) => ({
            full: idsOf(reviews),
          })),
        // What its author alone sees of it stands at its place; of a pin that is nobody else's, nowhere.
        leavesOut: (state) => isUnderReview(state) || Boolean(state.is_held || state.private_pin),
      },
      profile: {
        look: (reached) =>
          foundBy(reviewsOfProfile(reached.caller, { user_id: ownerOf(reached) }), ({ reviews }) => ({
            full: reviews.map(({ author }) => author.user_id),
          })),
      },
    },
    'profiles.pins': {
      ...NOTHING,
      pin: {
        look: (reached) =>
          foundBy(pinsOfProfile(reached.caller, { user_id: ownerOf(reached) }), ({ pins }) => ({
            full: idsOf(pins),
          })),
        // What is neither public nor Privé is nobody's to come across, nor its owner's here.
        leavesOut: ({ is_public, is_prive }) => !(is_public || is_prive),
      },
    },
  },
};
