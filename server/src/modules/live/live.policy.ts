import type { LiveChange } from '@liora/domain/contract/live';
import { type Entitlement, VISITOR } from '@liora/domain/rules/membership';
import type { Audience } from '../../content/contentKind.ts';

/** Who listens on a stream, and what decides what they are told. */
export interface Listener {
  /** Null for a visitor. */
  userId: string | null;
  entitlement: Entitlement;
  /** User id of their partner while the two share. */
  partnerId: string | null;
  /** Whom they block. */
  blocked: ReadonlySet<string>;
}

export const VISITING: Listener = { userId: null, entitlement: VISITOR, partnerId: null, blocked: new Set() };

/**
 * Whether a listener is among those who see something in full. Who they are is said by the SQL function of its kind, for
 * the row as it is when events are read; a locked card is not enough.
 */
export function isAmong(
  audience: Audience,
  owner: string | null,
  { userId, entitlement, partnerId, blocked }: Listener,
): boolean {
  if (audience === 'nobody') return false;
  if (owner !== null && userId === owner) return true;
  if (owner !== null && blocked.has(owner)) return false;
  if (owner !== null && owner === partnerId && audience !== 'owner' && audience !== 'prive') return true;
  if (audience === 'members' || audience === 'prive') return entitlement.member;
  return audience === 'everybody';
}

export interface ThingChange {
  owner: string | null;
  /** Who could see it before the change, and who besides could on the way. */
  first: Audience;
  before: readonly Audience[];
  /** Who sees it now; null when it is gone for good. */
  now: Audience | null;
}

/**
 * What a listener is told about a changed thing, or null: nobody learns of what they neither could nor can see (RUL-09,
 * RUL-15, RUL-22). The creator of a reported plan still sees it, so for them it has 'changed'.
 */
export function changeFor({ owner, first, before, now }: ThingChange, listener: Listener): LiveChange | null {
  const saw = (audience: Audience) => isAmong(audience, owner, listener);
  if (now && saw(now)) return saw(first) ? 'changed' : 'new';
  return before.some(saw) ? 'gone' : null;
}

/** What a listener is told when they may see other things than before. */
export function accessChanged(
  before: Listener,
  after: Listener,
): { topic: 'membership' | 'blocks' | 'partner' }[] {
  const member =
    before.entitlement.member !== after.entitlement.member ||
    before.entitlement.prive !== after.entitlement.prive;
  const blocks =
    before.blocked.size !== after.blocked.size || [...before.blocked].some((id) => !after.blocked.has(id));
  return [
    ...(member ? [{ topic: 'membership' } as const] : []),
    ...(blocks ? [{ topic: 'blocks' } as const] : []),
    ...(before.partnerId !== after.partnerId ? [{ topic: 'partner' } as const] : []),
  ];
}
