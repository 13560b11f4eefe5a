import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { DEMO_SIGN_INS } from './people.ts';
import { passwordRows, personId } from './peopleRows.ts';
import type { DemoSignIn } from './types.ts';

const IDS = DEMO_SIGN_INS.map(({ username }) => personId(username));

/** Servers that start together on one database open or close one after the other. */
const oneAtATime = sql`select pg_advisory_xact_lock(hashtext('liora demo sign-ins'))`;

/** Takes password and sessions from the demo accounts; answers how many had one. */
export async function closeDemoSignIns(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await oneAtATime.execute(trx);
    const closed = await trx
      .deleteFrom('auth_accounts')
      .where('user_id', 'in', IDS)
      .returning('user_id')
      .execute();
    if (closed.length > 0) await trx.deleteFrom('auth_sessions').where('user_id', 'in', IDS).execute();
    return closed.length;
  });
}

/** Gives demo accounts that were closed their password back, and answers all of them that this database has. */
export async function openDemoSignIns(db: Db): Promise<DemoSignIn[]> {
  return db.transaction().execute(async (trx) => {
    await oneAtATime.execute(trx);
    const accounts = await trx
      .selectFrom('auth_users')
      .leftJoin('auth_accounts', 'auth_accounts.user_id', 'auth_users.id')
      .select(['auth_users.id', 'auth_accounts.password'])
      .where('auth_users.id', 'in', IDS)
      .execute();
    const closed = new Set(accounts.filter(({ password }) => password === null).map(({ id }) => id));
    if (closed.size > 0) {
      const rows = (await passwordRows()).filter(({ user_id }) => closed.has(user_id));
      await trx.insertInto('auth_accounts').values(rows).execute();
    }
    const present = new Set(accounts.map(({ id }) => id));
    return DEMO_SIGN_INS.filter(({ username }) => present.has(personId(username)));
  });
}
