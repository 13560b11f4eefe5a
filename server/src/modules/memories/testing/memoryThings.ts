import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@liora/domain/durations';
import { everyState } from '../../../../test/everyState.ts';
import type { Things } from '../../../../test/thing.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { type ShareAccess, shareVisibility } from '../shared/shares.policy.ts';

async function store(
  { deps, viewer }: SignedInCaller,
  place_name: string,
  state: { joint?: boolean | undefined; deleted?: boolean | undefined },
): Promise<string> {
  const { id } = await deps.db
    .insertInto('date_memories')
    .values({
      user_id: viewer.userId,
      link_id: state.joint ? viewer.linkId : null,
      place_name,
      date_completed: '2026-05-01',
      time_zone: 'UTC',
      rating: 9,
      request_id: randomUUID(),
      deleted_at: state.deleted ? deps.now() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Memories of somebody alone, and of two while there are two. */
export const memoryThings: Things = {
  states: everyState(['joint', 'deleted'], () => true),
  store,
  sight: ({ joint }, owner, viewer) =>
    viewer && (viewer.userId === owner || (joint && viewer.partnerId === owner)) ? 'full' : 'none',
};

/** Links to memories: whoever has the code sees what they show, until they end. */
export const sharedMemoryThings: Things = {
  states: everyState(['ended', 'trashed'], () => true),
  store: async (owner, place_name, { ended, trashed }) => {
    const { deps, viewer } = owner;
    const memory_id = await store(owner, 'Somewhere', { deleted: trashed });
    const id = randomUUID();
    await deps.db
      .insertInto('memory_shares')
      .values({
        ...{ id, memory_id, place_name, code_hash: id, request_id: id, user_id: viewer.userId },
        date_completed: '2026-05-01',
        rating: 9,
        expires_at: new Date(deps.now().getTime() + DAY_MS),
        revoked_at: ended ? deps.now() : null,
      })
      .execute();
    return id;
  },
  sight: (state) => shareVisibility({ ...state, closed: false } as unknown as ShareAccess),
};
