import { randomUUID } from 'node:crypto';
import { type PinContent, pinContent } from '@liora/domain/contract/pins';
import { LIST_SAME_SPOT_DEGREES, PIN_TITLE_MAX_CHARS } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { pinFields } from './pinContent.service.ts';
import { deleteUnchanged, insertPins, ownAmong, ownPinsAt, type Spot } from './privatePins.queries.ts';

type By = Pick<SignedInCaller, 'deps' | 'viewer'>;

/** A pin of somebody's list: always private, whatever they publish otherwise. */
export interface ListedPin {
  name: string;
  at: { latitude: number; longitude: number };
  address: string | null;
  note: string | null;
  category: NonNullable<PinContent['category']>;
}

const titleOf = (name: string) =>
  Array.from(name).slice(0, PIN_TITLE_MAX_CHARS).join('').slice(0, PIN_TITLE_MAX_CHARS).toWellFormed().trim();
const spotOf = ({ name, at }: Pick<ListedPin, 'name' | 'at'>): Spot => ({ title: titleOf(name), ...at });

/** Of each the own pin of that name at that point, if there is one. */
export async function ownPinsLike(
  { deps, viewer }: By,
  listed: readonly Pick<ListedPin, 'name' | 'at'>[],
): Promise<(string | null)[]> {
  return ownPinsAt(deps.db, viewer.userId, listed.map(spotOf), LIST_SAME_SPOT_DEGREES);
}

/**
 * Makes private pins of rows of a list, as part of a greater change under the lock of their owner. What is a pin of theirs
 * already stays as it is. Answers in the order of the rows.
 */
export async function createPrivatePins(
  trx: Db,
  { deps, viewer }: By,
  listed: readonly ListedPin[],
): Promise<{ id: string; isNew: boolean }[]> {
  const there = await ownPinsAt(trx, viewer.userId, listed.map(spotOf), LIST_SAME_SPOT_DEGREES);
  const made = new Map<string, { spot: Spot; id: string }[]>();
  const fresh: Parameters<typeof insertPins>[2][number][] = [];
  const answers = listed.map((row, index) => {
    const earlier = there[index] ?? sameIn(made, spotOf(row));
    if (earlier) return { id: earlier, isNew: false };
    const id = randomUUID();
    fresh.push({ id, ...pinFields(viewer, contentOf(row), false) });
    const title = spotOf(row).title.toLowerCase();
    made.set(title, [...(made.get(title) ?? []), { spot: spotOf(row), id }]);
    return { id, isNew: true };
  });
  if (fresh.length > 0) await insertPins(trx, viewer.userId, fresh, deps.now());
  return answers;
}

/** The same row twice in one call. */
function sameIn(made: ReadonlyMap<string, readonly { spot: Spot; id: string }[]>, spot: Spot) {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= LIST_SAME_SPOT_DEGREES;
  return made
    .get(spot.title.toLowerCase())
    ?.find((one) => isNear(one.spot.latitude, spot.latitude) && isNear(one.spot.longitude, spot.longitude))
    ?.id;
}

function contentOf({ name, at, address, note, category }: ListedPin) {
  return pinContent.parse({
    title: titleOf(name),
    description: note,
    address,
    category,
    at,
    is_public: false,
    is_prive: false,
  });
}

/** Deletes own pins that are still as they were made: which went, and which are kept. */
export async function takePinsBack(trx: Db, { deps, viewer }: By, ids: readonly string[]) {
  const removed = await deleteUnchanged(trx, viewer.userId, ids, deps.now());
  return { removed, kept: await ownAmong(trx, viewer.userId, ids) };
}

/** Which of these public ids are own pins. */
export async function ownPinsAmong({ deps, viewer }: By, ids: readonly string[]): Promise<Set<string>> {
  return new Set(await ownAmong(deps.db, viewer.userId, ids.filter(isUuid)));
}
