import fc from 'fast-check';
import { unlink } from '../couples.ts';
import { calendar, generalLooks, ownCopy, refused } from './looks.ts';
import type { Sight } from './observed.ts';
import { type AnySecret, type Plot, SIDES, type Side } from './secretKind.ts';
import type { World } from './world.ts';

/** What a pair of worlds is told: a secret of each kind, and where B looks besides. */
export interface Tale {
  plots: readonly Plot[];
  /** Which of the general looks, before the reveal and after it. */
  looks: readonly [readonly number[], readonly number[]];
  /** A ends the link. */
  parts: boolean;
  /** B takes a copy of their data in the end. */
  copies: boolean;
}

const LOOKS = generalLooks('').length;
const some = fc.uniqueArray(fc.nat(LOOKS - 1), { minLength: 2, maxLength: 4 });
/** A copy of all one's data is asked rarely, as it costs as much as all else. */
const COPIES_ONE_IN = 6;
/** In some the link ends, instead of what was hidden coming to light. */
const PARTS_ONE_IN = 5;
/** Of more kinds a tale has so many. */
const KINDS = 3;

const oneIn = (n: number): fc.Arbitrary<boolean> => fc.nat(n - 1).map((drawn) => drawn === 0);

const tales = (secrets: readonly AnySecret[]): fc.Arbitrary<Tale> =>
  fc.record({
    plots: plotsOf(secrets),
    looks: fc.tuple(some, some),
    parts: oneIn(PARTS_ONE_IN),
    copies: oneIn(COPIES_ONE_IN),
  });

function plotsOf(secrets: readonly AnySecret[]): fc.Arbitrary<Plot[]> {
  const count = Math.min(KINDS, secrets.length);
  return fc
    .subarray([...secrets], { minLength: count, maxLength: count })
    .chain((chosen) => fc.tuple(...chosen.map(({ plots }) => plots)));
}

/** What was the two's is refused to who has no partner; what was one's own is not. */
const ONCE_PARTED = [200, 403, 404, 409];

/** Tells one world and answers with everything that B saw. */
async function tell(world: World, n: number, tale: Tale, side: Side): Promise<Sight[]> {
  const { plots, looks, parts, copies } = tale;
  const couple = await world.couple(n);
  const told: Awaited<ReturnType<Plot['begin']>>[] = [];
  await couple.step('what both know', async () => {
    for (const plot of plots) told.push(await plot.begin(couple));
  });
  await couple.look([calendar(couple.feed)]);
  for (const [i, { hide }] of told.entries())
    await couple.step(`what is kept secret of ${plots[i]?.story}`, () => hide(side));
  const general = generalLooks(couple.a.viewer.userId);
  const look = async (chosen: readonly number[]) => {
    const kinds = told.flatMap(({ looks: own }) => own());
    const own = couple.b.viewer.linkId ? kinds : kinds.map((one) => refused(one, ...ONCE_PARTED));
    await couple.look([...own, calendar(couple.feed), ...general.filter((_, i) => chosen.includes(i))]);
    await couple.step('what B did', async () => undefined);
  };
  await look(looks[0]);
  if (parts) await couple.step('the end of the link', () => unlink(couple.a, couple.b));
  else
    for (const [i, { reveal }] of told.entries())
      await couple.step(`what comes to light of ${plots[i]?.story}`, reveal);
  await look(looks[1]);
  if (copies) await couple.look([ownCopy]);
  return couple.seen;
}

/** What B can tell two worlds apart by; null when there is nothing. */
export interface Difference {
  of: string;
  left: string;
  right: string;
}

const SHOWN = 160;

/** The same tale in both worlds. `n`: of a couple that nobody has used. */
async function difference(
  worlds: readonly [World, World],
  n: number,
  tale: Tale,
): Promise<Difference | null> {
  const [left, right] = await Promise.all(worlds.map((world, i) => tell(world, n, tale, SIDES[i] ?? 'left')));
  if (!left || !right) throw new Error('a world told nothing');
  const at = left.findIndex(({ saw }, i) => saw !== right[i]?.saw);
  const [one, other] = [left[at], right[at]];
  if (at >= 0 || left.length !== right.length) return shortened(one, other);
  const blind = left.filter(({ unexpected }) => unexpected);
  if (blind.length > 0)
    throw new Error(
      blind.map(({ of, saw }) => `nothing can be seen by ${of}: ${saw.slice(0, SHOWN)}`).join('\n'),
    );
  return null;
}

/** Both from a little before where they part. */
function shortened(one: Sight | undefined, other: Sight | undefined): Difference {
  const [left, right] = [one?.saw ?? '', other?.saw ?? ''];
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  const from = Math.max(0, same - SHOWN / 2);
  const part = (text: string) => text.slice(from, from + SHOWN);
  return { of: one?.of ?? other?.of ?? '', left: part(left), right: part(right) };
}

export interface Found {
  tale: string[];
  difference: Difference;
}

/** Tells so many tales, each to a couple of its own in both worlds; what B could tell apart by, shrunken, or null. */
export async function findDifference(
  worlds: readonly [World, World],
  secrets: readonly AnySecret[],
  { runs, seed, first = 0, onTold }: { runs: number; seed?: number; first?: number; onTold?: () => void },
): Promise<Found | null> {
  let n = first;
  let last: Difference | null = null;
  const property = fc.asyncProperty(tales(secrets), async (tale) => {
    n += 1;
    const found = await difference(worlds, n, tale);
    onTold?.();
    if (found) last = found;
    return found === null;
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    numRuns: runs,
    // What is found is told as it is: a smaller tale takes hundreds of worlds to find.
    endOnFailure: true,
    ...(seed !== undefined && { seed }),
  });
  if (!failed) return null;
  // What broke down has not shown that there is nothing.
  if (!last) throw errorInstance;
  return { tale: counterexample?.[0].plots.map(({ story }) => story) ?? [], difference: last };
}
