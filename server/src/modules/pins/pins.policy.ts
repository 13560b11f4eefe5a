import { type RawBuilder, sql } from 'kysely';
import type { Sight } from '../../content/contentKind.ts';
import type { Viewer } from '../../rpc/context.ts';
import { blockedBy } from '../safety/blocks/blocks.policy.ts';

/** What a decision about a pin needs to know of it. */
export interface PinAccess {
  user_id: string;
  is_public: boolean;
  is_prive: boolean;
  is_hidden: boolean;
  is_reported: boolean;
  /** By its owner; it can be brought back for some minutes. */
  deleted: boolean;
  /** The viewer has blocked its author. */
  creator_blocked: boolean;
}

/**
 * What a viewer sees of a pin (RUL-82): a Privé pin is every member's to see, Privé or premium (RUL-02, PIN-16). `pinSight`
 * says it in SQL, `visibleTo` for places; a test holds the three together. Who finds it in a search is `foundBy`.
 */
export function pinVisibility(pin: PinAccess, viewer: Viewer | null): Sight {
  if (pin.deleted) return 'none';
  if (isPinOwner(pin, viewer)) return 'full';
  if (pin.is_hidden || pin.is_reported || pin.creator_blocked) return 'none';
  const isAmong = pin.is_prive ? viewer?.entitlement.member === true : pin.is_public;
  return isAmong ? 'full' : 'none';
}

/** The same for the row of dropped_pins with this alias. */
export function pinSight(
  viewer: Viewer | null,
  alias: string,
  { unreported } = { unreported: false },
): RawBuilder<Sight> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const reported = unreported ? sql`false` : column('is_reported');
  return sql<Sight>`case when pin_visible(${column('user_id')}, ${column('is_public')}, ${column('is_prive')}, ${column('is_hidden')},
    ${reported}, ${column('deleted_at')}, ${viewer?.userId ?? null}::uuid, ${viewer?.entitlement.member ?? false}::boolean, ${blockedBy(viewer)})
    then 'full' else 'none' end`;
}

export function isPinOwner(pin: Pick<PinAccess, 'user_id'>, viewer: Viewer | null): boolean {
  return viewer !== null && pin.user_id === viewer.userId;
}

/** Only a member marks a pin Privé; one that already is stays so after a lapse (RUL-81). */
export function mayMarkPinPrive(viewer: Viewer, wasPrive: boolean): boolean {
  return viewer.entitlement.member || wasPrive;
}
