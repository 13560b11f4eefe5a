import { sql } from 'kysely';

type LentTier = 'prive' | 'premium' | null;

/**
 * RUL-111: the tier that the partner of `me` lends them: the partner's own, while they are a member of their own
 * (isMemberOfTheirOwn) and the link holds. In two parts, between which stands the instant. Serves: linked_people_pkey,
 * profiles_user_id_key.
 */
const partnersTier = (me: string) =>
  [
    `(select lender.membership_tier from linked_people seat join profiles lender on lender.user_id = seat.partner_id
      where seat.user_id = ${me} and lender.membership_tier <> 'free' and not lender.is_away and (lender.admin_managed_tier
        or (lender.subscription_end_date is null or lender.subscription_end_date > `,
    `::timestamptz) and (lender.subscription_status = 'active' or lender.trial_status = 'active')))`,
  ] as const;

/** `me` and `now` are SQL. Null where nobody lends one, and wherever the operator has COMPANION_SEAT off. */
export const lentTierOf = (isOn: boolean, me: string, now: string): string =>
  isOn ? partnersTier(me).join(now) : 'null::text';

/** The same for Kysely; `me`: a column of the statement. */
export function lentTier(isOn: boolean, me: string, now: Date) {
  if (!isOn) return sql<LentTier>`null::text`;
  const [before, after] = partnersTier(me);
  return sql<LentTier>`${sql.raw(before)}${now}${sql.raw(after)}`;
}
