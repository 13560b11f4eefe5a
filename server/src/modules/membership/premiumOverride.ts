import { sql } from 'kysely';

/** RUL-01: the server-side switch that makes every signed-in user premium. The one place that reads it. */
export const premiumOverride = sql<boolean>`
  exists (select from settings where name = 'premium_override' and value = 'true')`;
