import type { LinkRefusal } from '@liora/domain/contract/couples';

/** What decides whether a code links two people, as it stands in the transaction that would do so. */
export interface LinkFacts {
  inviterId: string;
  acceptorId: string;
  /** Null while nobody has used it. */
  usedBy: string | null;
  expiresAt: Date;
  /** One of the two has blocked the other, or whose code it is has closed their account. */
  unwelcome: boolean;
  acceptorIsMember: boolean;
  inviterIsMember: boolean;
  /** One of the two has a partner. */
  isLinked: boolean;
}

/**
 * Why the code does not link the two, or null: the checks in their order (RUL-43). Both have to be members (LINK-02), or one of
 * them, who lends the other a seat (RUL-111, `oneIsEnough`). To whom a code is not to be had, it is one
 * that does not exist (RUL-22).
 */
export function linkRefusal(
  facts: LinkFacts,
  { now, oneIsEnough }: { now: Date; oneIsEnough: boolean },
): LinkRefusal | null {
  const isOwn = facts.inviterId === facts.acceptorId;
  if (facts.unwelcome) return 'INVALID_TOKEN';
  if (facts.usedBy !== null) return 'ALREADY_USED';
  if (facts.expiresAt <= now) return 'EXPIRED';
  if (isOwn) return 'SELF_LINK';
  const lent = oneIsEnough && (facts.acceptorIsMember || facts.inviterIsMember);
  if (!facts.acceptorIsMember && !lent) return 'ACCEPTOR_NOT_PRO';
  if (!facts.inviterIsMember && !lent) return 'INVITER_NOT_PRO';
  return facts.isLinked ? 'ALREADY_LINKED' : null;
}
