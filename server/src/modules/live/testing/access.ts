import { VISITOR } from '@liora/domain/rules/membership';
import { type AreaAccess, NOTHING, type Reached } from '../../../../test/matrix.ts';
import { readEvents } from '../live.queries.ts';
import { liveBatch } from '../liveMessages.rules.ts';

/** Every plan of the owner changes, and the events go to this caller. */
async function heard({ caller, blocked, owner, database }: Reached): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    const { rows } = await client.query<{ xmax: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as xmax',
    );
    const xmax = rows[0]?.xmax ?? '0';
    await client.query(`update date_plans set updated_at = updated_at + interval '1 s' where user_id = $1`, [
      owner.viewer.userId,
    ]);
    const since = { xmax, underWay: [], ageSeconds: 3600, mayMiss: false };
    const listener = {
      userId: caller.viewer?.userId ?? null,
      entitlement: caller.viewer?.entitlement ?? VISITOR,
      partnerId: caller.viewer?.partnerId ?? null,
      blocked,
    };
    const events = liveBatch(await readEvents(client, since)).flatMap((event) => event(listener) ?? []);
    return events.flatMap((event) => ('subject' in event ? [event.subject] : []));
  } finally {
    client.release();
  }
}

export const liveAccess: AreaAccess = {
  procedures: [],
  // Of pins nothing is announced but that some have changed.
  ways: {
    'live events': { ...NOTHING, plan: { look: async (reached) => ({ full: await heard(reached) }) } },
  },
};
