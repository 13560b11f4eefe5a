import { randomUUID } from 'node:crypto';
import { WHO_SEES } from '@liora/domain/rules/visibility';
import {
  type AreaAccess,
  idsOf,
  NOTHING,
  orNothing,
  type Reached,
  row,
  seenBySignedIn,
  sharedPrivate,
  signedIn,
  type Way,
  type World,
} from '../../../../test/matrix.ts';
import { getMemory, listMemories, listTrash } from '../read/readMemories.service.ts';
import { evening } from './keeping.ts';

const theirs = (memory: Way) => ({ ...NOTHING, memory });
const MOST = { limit: 50 } as const;

async function found({ caller, ids }: Reached): Promise<string[]> {
  if (!caller.viewer) return [];
  const signedInAs = { ...caller, viewer: caller.viewer };
  const looked = ids('memory').map((id) => orNothing(getMemory(signedInAs, id)));
  return (await Promise.all(looked)).flatMap((answer) => answer?.memory.id ?? []);
}

const listed =
  (list: typeof listMemories) =>
  async ({ caller }: Reached) => ({
    full: caller.viewer ? idsOf((await list({ ...caller, viewer: caller.viewer }, MOST)).memories) : [],
  });

const one = (w: World) => ({ id: w.memories.joint });

export const memoriesAccess: AreaAccess = {
  procedures: [
    row('memories.list', signedIn, (c) => () => c.memories.list({})),
    row('memories.overview', signedIn, (c) => () => c.memories.overview()),
    row('memories.ofToday', signedIn, (c) => () => c.memories.ofToday()),
    row('memories.toKeep', signedIn, (c) => () => c.memories.toKeep()),
    row('memories.trash', signedIn, (c) => () => c.memories.trash({})),
    row(
      'memories.get',
      seenBySignedIn(WHO_SEES.memory.shared),
      (c, w) => () => c.memories.get(one(w)),
      'of two',
    ),
    row(
      'memories.get',
      seenBySignedIn(WHO_SEES.memory.own),
      (c, w) => () => c.memories.get({ id: w.memories.own }),
      'of one',
    ),
    row(
      'memories.create',
      signedIn,
      (c) => () => c.memories.create({ ...evening(), request_id: randomUUID() }),
    ),
    row(
      'memories.edit',
      // The owner comes second: how it stands by then is told.
      { ...sharedPrivate, owner: 'MEMORY_CHANGED' },
      (c, w) => () => c.memories.edit({ ...evening(), ...one(w), version: 1 }),
    ),
    row(
      'memories.share',
      { ...sharedPrivate, partner: 'NOT_OWNER' },
      (c, w) => () => c.memories.share({ ...one(w), shared: true }),
    ),
    row(
      'memories.write',
      sharedPrivate,
      (c, w) => () => c.memories.write({ ...one(w), words: 'On the stairs' }),
    ),
    row(
      'memories.restorePhoto',
      { ...sharedPrivate, partner: 'NOT_FOUND', owner: 'NOT_FOUND' },
      (c, w) => () => c.memories.restorePhoto({ ...one(w), photo: randomUUID() }),
    ),
    row('memories.delete', sharedPrivate, (c, w) => () => c.memories.delete(one(w))),
    row('memories.restore', sharedPrivate, (c, w) => () => c.memories.restore(one(w))),
  ],
  ways: {
    'memories.list': theirs({ look: listed(listMemories), leavesOut: ({ deleted }) => Boolean(deleted) }),
    'memories.trash': theirs({
      look: listed((caller, page) => listTrash(caller, { ...page, what: 'memories' })),
      leavesOut: ({ deleted }) => !deleted,
    }),
    'memories.get': theirs({ look: async (reached) => ({ full: await found(reached) }) }),
    // Of each place the newest, and of the days that are today's.
    'memories.overview': NOTHING,
    'memories.ofToday': NOTHING,
    'memories.toKeep': NOTHING,
  },
};
