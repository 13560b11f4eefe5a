import type { ComparedPlace, DuplicatePair } from '@liora/domain/contract/placeMerges';
import { TAKEN_FACTS, type TakenFact } from '@liora/domain/rules/samePlace';
import { factWords } from './factWords.rules.ts';

/** What a pair is called in the address and in lists: it stays the same whichever of both is kept. */
export const pairKey = ({ places: [one, other] }: DuplicatePair): string => `${one.id}.${other.id}`;

/** 0 or 1: which of both stays, and where each fact comes from. */
export type Side = 0 | 1;
export interface Choice {
  stays: Side;
  from: Readonly<Partial<Record<TakenFact, Side>>>;
}

const weight = ({ reviews, saves, sourceDate }: ComparedPlace) => [reviews, saves, sourceDate] as const;

/** Until somebody chooses: the one that more people know stays, then the one with newer data. */
function likelySurvivor({ places: [one, other] }: DuplicatePair): Side {
  const [mine, theirs] = [weight(one), weight(other)];
  const at = mine.findIndex((value, n) => value !== theirs[n]);
  return at >= 0 && (theirs[at] ?? 0) > (mine[at] ?? 0) ? 1 : 0;
}

export const beginning = (pair: DuplicatePair): Choice => ({ stays: likelySurvivor(pair), from: {} });

/** Where a fact comes from: from where it was chosen, else from the place that stays, unless only the other one has it. */
export function sideOf({ places }: DuplicatePair, { stays, from }: Choice, fact: TakenFact): Side {
  const chosen = from[fact];
  if (chosen !== undefined) return chosen;
  const other: Side = stays === 0 ? 1 : 0;
  return factWords(places[stays], fact) === null && factWords(places[other], fact) !== null ? other : stays;
}

/** What the server is asked to do. */
export function mergeInput(pair: DuplicatePair, choice: Choice) {
  const [to, from] = choice.stays === 0 ? pair.places : [pair.places[1], pair.places[0]];
  const take = TAKEN_FACTS.filter((fact) => sideOf(pair, choice, fact) !== choice.stays);
  return { from: from.id, to: to.id, take };
}
