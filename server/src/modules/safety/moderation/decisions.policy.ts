import { DECISION_UNDO_SECONDS } from '@liora/domain/limits';
import type { ModerationAction } from '@liora/domain/rules/decisions';

interface Decidable {
  /** Moderators delete things of its kind. */
  canBeTaken: boolean;
  gone: boolean;
  hasAuthor: boolean;
  authorIsAdmin: boolean;
  /** It is the moderator's own. */
  isOwn: boolean;
  /** Its author objects to what stands. */
  isObjected: boolean;
}

/** What can be decided: nothing about one's own, nobody suspends an admin, and an objection is upheld or declined and nothing else. */
export function possibleActions(thing: Decidable): ModerationAction[] {
  const { canBeTaken, gone, hasAuthor, authorIsAdmin, isOwn, isObjected } = thing;
  if (isOwn) return [];
  if (isObjected) return ['restore', 'hide'];
  return [
    'restore',
    'hide',
    ...(canBeTaken && !gone ? (['delete'] as const) : []),
    ...(hasAuthor ? (['warn'] as const) : []),
    ...(hasAuthor && !authorIsAdmin ? (['suspend'] as const) : []),
  ];
}

/** Until then whoever decided can take it back. */
export const undoableUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + DECISION_UNDO_SECONDS * 1000);

interface Objectionable {
  action: ModerationAction;
  stands: boolean;
  decided_at: Date;
}

/** An author objects once, to what stands and can no longer be taken back; never to the answer to an objection. */
export const mayObject = (
  { action, stands, decided_at }: Objectionable,
  { isAnswer, isObjected }: { isAnswer: boolean; isObjected: boolean },
  now: Date,
): boolean => action !== 'restore' && stands && !isAnswer && !isObjected && now >= undoableUntil(decided_at);
