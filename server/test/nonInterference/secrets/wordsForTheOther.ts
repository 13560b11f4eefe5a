import fc from 'fast-check';
import { getMemory } from '../../../src/modules/memories/read/readMemories.service.ts';
import { change, evening } from '../../../src/modules/memories/testing/keeping.ts';
import {
  deleteMemory,
  restoreMemory,
  writeWords,
} from '../../../src/modules/memories/write/ofTheTwo.service.ts';
import { createMemory } from '../../../src/modules/memories/write/writeMemories.service.ts';
import { toOrpcError } from '../../../src/rpc/errors.ts';
import { requestId } from '../ids.ts';
import { ask, refused } from '../looks.ts';
import { type SecretKind, type Side, secret } from '../secretKind.ts';
import type { Couple } from '../world.ts';

/** What A writes for B alone; null takes it back. */
type Words = string | null;
/** What A does with a memory of the two: all that both worlds know, and what in either is written, or nothing. */
type Step = 'put it into the trash' | 'take it out' | 'edit it' | Partial<Record<Side, Words>>;

interface Story {
  madeBy: 'a' | 'b';
  steps: Step[];
  /** What A has written in the end, in both worlds, and B then reads: B has written too. */
  last: Words;
}

interface Made {
  id: string;
}

const words = fc.option(fc.constantFrom('Only for you', 'x', 'ß'.repeat(1000)), { nil: null });
const said = fc.record({ left: words, right: words }, { requiredKeys: [] });

async function take(step: Step, { a }: Couple, { id }: Made, side: Side): Promise<void> {
  if (typeof step === 'object') {
    const written = step[side];
    if (written !== undefined) await unlessTrashed(writeWords(a, { id, words: written }));
  } else if (step === 'put it into the trash') await deleteMemory(a, id);
  else if (step === 'take it out') await restoreMemory(a, id);
  else {
    const { memory } = await getMemory(a, id);
    await unlessTrashed(change(a, memory, { reflection: `The ${memory.version}th time` }));
  }
}

/** In the trash nothing is written. */
async function unlessTrashed(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    if ((toOrpcError(error) as { code?: string }).code !== 'NOT_FOUND') throw error;
  });
}

const kind: SecretKind<Story, Made> = {
  name: 'words for the other one, who has written none',
  stories: fc.record({
    madeBy: fc.constantFrom('a', 'b'),
    steps: fc.array(
      fc.oneof(
        { weight: 2, arbitrary: said },
        {
          weight: 1,
          arbitrary: fc.constantFrom<Step>('put it into the trash', 'take it out', 'edit it'),
        },
      ),
      { minLength: 1, maxLength: 5 },
    ),
    last: words,
  }),
  prepare: async (couple, { madeBy }) => {
    const kept = { ...evening(), request_id: requestId(couple.n, 0) };
    const { memory } = await createMemory(couple[madeBy], kept);
    return { id: memory.id };
  },
  hide: async (couple, { steps }, made, side) => {
    for (const step of steps) await take(step, couple, made, side);
  },
  looks: (_couple, { madeBy }, { id }) => [
    ask('memories.get', { id }),
    ask('memories.list'),
    ask('memories.overview'),
    ask('memories.ofToday'),
    ask('memories.trash'),
    ask('memories.trash', { what: 'photos' }),
    ask('sharedMemories.mine', { memory_id: id }),
    // Its maker takes it for themself, where the other one has not added to it, and gives it back.
    ...[false, true].map((shared) =>
      refused(ask('memories.share', { id, shared }), ...(madeBy === 'a' ? [403] : [200, 409])),
    ),
    ask('notifications.list'),
  ],
  reveal: async ({ a, b }, { last }, { id }) => {
    await restoreMemory(a, id);
    await writeWords(a, { id, words: last });
    await writeWords(b, { id, words: 'And for you' });
  },
};

export const wordsForTheOther = secret(kind);
