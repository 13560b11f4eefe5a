import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import type { CorrectedFacts } from '@liora/domain/contract/placeFacts';
import type { PlaceDetails } from '@liora/domain/contract/places';
import { proposalsText } from './proposals.text.ts';

export type FactField = 'state' | 'address' | 'hours';

/** What of a place a proposal would change. */
export const CHANGES: Record<PlaceFactKind, FactField> = {
  closed: 'state',
  reopened: 'state',
  moved: 'address',
  wrong_hours: 'hours',
};

/** What an admin may say is right instead, under the name that the server knows it by. */
export function correctedFacts(kind: PlaceFactKind, fact: string): CorrectedFacts {
  const known = fact.trim() || undefined;
  if (kind === 'moved') return { address: known };
  if (kind === 'wrong_hours') return { hours: known };
  return {};
}

/** The proposed side of a row: what is typed of it so far, else in words what is proposed. */
export function proposedWords(kind: PlaceFactKind, fact: string): string {
  if (fact.trim()) return fact.trim();
  const words: Record<PlaceFactKind, string> = {
    closed: proposalsText.isClosed,
    reopened: proposalsText.isOpen,
    moved: proposalsText.newAddress,
    wrong_hours: proposalsText.otherHours,
  };
  return words[kind];
}

export function stateWords({
  goneAt,
  closedForGood,
}: Pick<PlaceDetails, 'goneAt' | 'closedForGood'>): string {
  if (closedForGood) return proposalsText.isClosed;
  return goneAt ? proposalsText.isGone : proposalsText.isOpen;
}
