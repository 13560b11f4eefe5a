import { closeConnections } from '../../../server/test/nonInterference/observed.ts';
import { SECRETS } from '../../../server/test/nonInterference/secrets/secrets.ts';
import { type Found, findDifference } from '../../../server/test/nonInterference/tale.ts';
import { makeWorld, type World } from '../../../server/test/nonInterference/world.ts';
import type { Bench } from '../bench.ts';
import { openBenchDatabase } from '../database.ts';
import { noteProgress, type Part, readProgress } from './progress.ts';

const PAIRS = 10_000;
/** So many are told between two notes of how far it is. */
const AT_ONCE = 100;
const SEED = 10;
/** Nothing is kept: what a write waits for is not what is asked here. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off' };

async function newWorld(name: string): Promise<World> {
  const database = await openBenchDatabase(`noninterference-${name}`, { fresh: true, settings: SETTINGS });
  return makeWorld({ ...database, close: database.stop });
}

async function run({ pairs: wanted = String(PAIRS), seed: given, resume }: Record<string, string>) {
  const [pairs, seed] = [Number(wanted), Number(given ?? SEED)];
  const done = await readProgress(seed, resume !== undefined);
  const firsts = Array.from({ length: Math.ceil(pairs / AT_ONCE) }, (_, i) => i * AT_ONCE);
  const left = firsts.filter((first) => !done.some((part) => part.first === first));
  const worlds = [await newWorld('left'), await newWorld('right')] as const;
  try {
    for (const first of left) {
      const part = { seed, first, pairs: Math.min(AT_ONCE, pairs - first) };
      const began = performance.now();
      const found = await findDifference(worlds, SECRETS, { runs: part.pairs, seed: seed + first, first });
      if (found) return announce(found);
      const told = { ...part, ms: performance.now() - began };
      done.push(told);
      await noteProgress(told);
      show(done, pairs);
    }
  } finally {
    closeConnections();
    for (const { close } of worlds) await close();
  }
  return report(done, seed);
}

const sum = (parts: readonly Part[], of: 'pairs' | 'ms') => parts.reduce((all, part) => all + part[of], 0);
const seconds = (parts: readonly Part[]) => Math.round(sum(parts, 'ms') / 1000);

const show = (done: readonly Part[], pairs: number) =>
  console.log(`${sum(done, 'pairs')} of ${pairs} pairs told alike, ${seconds(done)} s`);

function announce({ tale, difference: { of, left, right } }: Found): null {
  console.log(
    ['A difference was found.', ...tale, `By ${of}`, `left:  ${left}`, `right: ${right}`].join('\n'),
  );
  return null;
}

const report = (done: readonly Part[], seed: number): string =>
  [
    '# Non-interference',
    '',
    `${sum(done, 'pairs')} generated pairs of worlds, seed ${seed}, which differ only in what one of two people keeps to themself, gave the other one the same bytes: answers with their headers, live messages, letters, pushes before they are encrypted, the calendar feed. It took ${seconds(done)} seconds.`,
    '',
    `What was kept: ${SECRETS.map(({ name }) => name).join('; ')}.`,
  ].join('\n');

export const bench: Bench = { usage: 'noninterference [--pairs 10000] [--seed 10] [--resume]', run };
