import { DAY_MS } from '@liora/domain/durations';
import { PARTNER_PAUSES_AFTER_DAYS } from '@liora/domain/limits';
import { sql } from 'kysely';

/** From when on a link has to have been seen with two members, for the two to share anything (RUL-46). */
export const sharesSince = (now: Date): Date => new Date(now.getTime() - PARTNER_PAUSES_AFTER_DAYS * DAY_MS);

/** Neither of two people (SQL for their ids) is suspended, nor closed their account: else they share nothing. Serves: profiles_pkey, twice. */
export const bothAreHere = (one: string, other: string): string =>
  `not exists (select from profiles away where away.user_id in (${one}, ${other}) and away.is_away)`;

/**
 * The partner of a person while the two share, null otherwise; `me` and `now` are SQL for their id and an instant. The one
 * place that decides it for sessions and streams. Serves: linked_people_pkey, partner_links_pkey.
 */
export const activePartnerOf = (me: string, now: string): string =>
  `(select l.partner_id from linked_people l join partner_links k on k.id = l.link_id
    where l.user_id = ${me} and k.last_entitlement_ok_at > ${now}::timestamptz - interval '${PARTNER_PAUSES_AFTER_DAYS} days'
      and ${bothAreHere('l.user_id', 'l.partner_id')})`;

/** The links over which people share at an instant, a row for each of the two; for statements of the query builder. */
export function activeLinks(now: Date) {
  return sql<{ user_id: string; partner_id: string; link_id: string }>`(
    select l.user_id, l.partner_id, l.link_id from linked_people l join partner_links k on k.id = l.link_id
    where k.last_entitlement_ok_at > ${sharesSince(now)} 
      and ${sql.raw(bothAreHere('l.user_id', 'l.partner_id'))})`;
}
