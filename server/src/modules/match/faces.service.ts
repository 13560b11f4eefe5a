import type { PlaceCard } from '@liora/domain/contract/places';
import type { PlanCard } from '@liora/domain/contract/planCards';
import type { Caller } from '../../rpc/context.ts';
import { placeCards } from '../places/cards/cards.service.ts';
import { planCards } from '../plans/plans.service.ts';
import type { CardRef } from './deal/drawHands.rules.ts';

/** What a card shows, as its own reader sees it. */
export type Face = { kind: 'place'; place: PlaceCard } | { kind: 'plan'; plan: PlanCard };

const refsOf = (cards: readonly CardRef[], kind: CardRef['kind']) =>
  cards.flatMap((card) => (card.kind === kind ? card.ref : []));

/** Places and plans of these cards that somebody may see, by kind and id. */
async function facesFor(caller: Caller, cards: readonly CardRef[]) {
  const [places, plans] = await Promise.all([
    placeCards(caller, refsOf(cards, 'place'), { at: caller.deps.now() }),
    planCards(caller, refsOf(cards, 'plan')),
  ]);
  return { place: places, plan: new Map(plans.map((plan) => [plan.id, plan])) };
}

/**
 * What each of these cards shows the caller, as long as both may see it: what is hidden, gone or blocked for either is there
 * for neither. Nothing of votes is asked here.
 */
export async function seenByBoth<Card extends CardRef>(
  caller: Caller,
  partner: Caller,
  cards: readonly Card[],
): Promise<Map<Card, Face>> {
  const [mine, theirs] = await Promise.all([facesFor(caller, cards), facesFor(partner, cards)]);
  return new Map(
    cards.flatMap((card): [Card, Face][] => {
      if (!theirs[card.kind].has(card.ref)) return [];
      if (card.kind === 'plan') {
        const plan = mine.plan.get(card.ref);
        return plan ? [[card, { kind: 'plan', plan }]] : [];
      }
      const place = mine.place.get(card.ref);
      return place ? [[card, { kind: 'place', place }]] : [];
    }),
  );
}
