import type { Deps } from '../deps.ts';
import { DEMO_SIGN_INS, loadDemoCity } from './demo/load.ts';
import type { DemoSignIn } from './demo/types.ts';

/**
 * Loads the demo city into an empty database and returns the demo accounts that can sign in: also at later
 * starts, and none in a database with data of its own.
 */
export async function ensureDemoCity(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  say: (line: string) => void,
): Promise<DemoSignIn[]> {
  const loaded = await loadDemoCity(db, { now: now() });
  if (loaded.length > 0) {
    say('The database was empty: it now holds the demo city.');
    return loaded;
  }
  const emails = DEMO_SIGN_INS.map(({ email }) => email);
  const rows = await db.selectFrom('auth_users').select('email').where('email', 'in', emails).execute();
  const present = new Set(rows.map(({ email }) => email));
  return DEMO_SIGN_INS.filter(({ email }) => present.has(email));
}
