import { PARTNER_PAUSES_AFTER_DAYS } from '@liora/domain/limits';
import { type RawBuilder, sql } from 'kysely';

const DAY_MS = 86_400_000;

/** From when on a link has to have been seen with two members, for the two to share anything (RUL-46). */
export const sharesSince = (now: Date): Date => new Date(now.getTime() - PARTNER_PAUSES_AFTER_DAYS * DAY_MS);

/**
 * The partner of a person while the two share, null otherwise; `me` and `now` are SQL for their id and an instant. The one
 * place that decides it for sessions and streams. Serves: linked_people_pkey, partner_links_pkey.
 */
export const activePartnerOf = (me: string, now: string): string =>
  `(select l.partner_id from linked_people l join partner_links k on k.id = l.link_id
    where l.user_id = ${me} and k.last_entitlement_ok_at > ${now}::timestamptz - interval '${PARTNER_PAUSES_AFTER_DAYS} days')`;

/** The same for statements of the query builder. */
export function activePartner(me: string, now: Date): RawBuilder<string | null> {
  return sql<string | null>`(select l.partner_id from linked_people l join partner_links k on k.id = l.link_id
    where l.user_id = ${sql.ref(me)} and k.last_entitlement_ok_at > ${sharesSince(now)})`;
}
