import * as z from 'zod';
import { FOR_TWO_PLACES, FOR_TWO_PLANS, HOME_LOVED_PLACES, NEW_PINS, TOP_CURATORS } from '../limits.ts';
import { instant, origin } from './common.ts';
import { errors } from './errors.ts';
import { placeCard } from './places.ts';
import { planCard } from './planCards.ts';
import { planInFull, topCurator } from './plans.ts';
import { read } from './procedure.ts';
import { lovedPlace } from './reviews.ts';

/** What two may both like, and why: made of what either saved and shows the other. */
const forTwo = z.object({
  places: z
    .array(
      z.object({
        place: placeCard,
        because: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('both_saved') }),
          /** Both saved places of this kind. */
          z.object({ kind: z.literal('both_like'), what: z.string() }),
        ]),
      }),
    )
    .max(FOR_TWO_PLACES),
  /** With a stop that both saved: `because` is its name. */
  plans: z.array(z.object({ plan: planCard, because: z.string() })).max(FOR_TWO_PLANS),
});
export type ForTwo = z.infer<typeof forTwo>;

export const exploreContract = {
  /** For the caller and their partner; nothing without one, or while sharing is paused. */
  forTwo: read('/explore/for-two')
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ at: instant.optional() }))
    .output(forTwo),
  /** Everything the first screen shows, in one round trip. `located` says whether `origin` is a known location or a chosen area, and not the default area. */
  home: read('/explore/home')
    .errors(errors('BUSY'))
    .input(z.object({ origin, located: z.boolean(), at: instant.optional() }))
    .output(
      z.object({
        /** Name of the neighbourhood or town around `origin`, or null. */
        area: z.string().nullable(),
        /** The plan that leads the screen: near and liked. */
        featured: planInFull.nullable(),
        /** Whether it can be done at the asked time: begun still, by its own start, and no stop known to be closed then. */
        featuredFits: z.boolean(),
        plans: z.array(planCard),
        /** 10,001 stands for more than 10,000. */
        planTotal: z.number().int(),
        /** Places that curators note or plans include, near first. */
        worthADate: z.array(placeCard),
        /** The best of Liora Loved around `origin`, as `reviews.loved` tells them. */
        loved: z.array(lovedPlace).max(HOME_LOVED_PLACES),
        /** Open at the asked time, a short walk away. */
        openNear: z.array(placeCard),
        /** Public pins of others around `origin`, the newest first. */
        newPins: z.array(placeCard).max(NEW_PINS),
        /** The people whose plans are liked most, as `plans.topCurators` tells them (PLAN-35). */
        curators: z.array(topCurator).max(TOP_CURATORS),
      }),
    ),
};
