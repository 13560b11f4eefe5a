import { sql } from 'kysely';

/** RUL-01: the server-side switch that makes every signed-in user premium, as SQL. The one place that reads it. */
export const PREMIUM_OVERRIDE =
  "exists (select from settings where name = 'premium_override' and value = 'true')";

/** The same for Kysely. */
export const premiumOverride = sql<boolean>`${sql.raw(PREMIUM_OVERRIDE)}`;
