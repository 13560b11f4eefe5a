import { type RawBuilder, sql } from 'kysely';
import type { Sight } from '../../../content/contentKind.ts';

/** What a decision about a shared memory needs to know of its link. */
export interface ShareAccess {
  /** Taken back, or found to have run out. */
  ended: boolean;
  /** The memory lies in the trash. */
  trashed: boolean;
  /** Whoever made the link has deleted their account, or is suspended. */
  closed: boolean;
}

/** What everybody sees of it who has its link, whoever they are: the code is the right, and nobody is told whose it is. */
export const shareVisibility = ({ ended, trashed, closed }: ShareAccess): Sight =>
  ended || trashed || closed ? 'none' : 'full';

/**
 * The same for the row of memory_shares with this alias; a test holds the two together. That its time is over is asked of
 * the clock when the page is read; its photos end with the job that looks every minute.
 */
export function shareSight(alias: string): RawBuilder<Sight> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<Sight>`case when ${column('revoked_at')} is not null
      or exists (select from date_memories shared where shared.id = ${column('memory_id')} and shared.deleted_at is not null)
      or exists (select from profiles sharer where sharer.user_id = ${column('user_id')} and sharer.is_away)
    then 'none' else 'full' end`;
}
