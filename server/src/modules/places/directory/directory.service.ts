import type { DirectoryInput, ListedPlace } from '@liora/domain/contract/placeEdits';
import {
  PLACES_LISTED,
  PLACES_OF_A_TEXT,
  PLACES_STRETCH,
  PLACES_STRETCH_OF_A_TEXT,
  PLACES_STRETCHES,
} from '@liora/domain/limits';
import { dayAt } from '@liora/domain/rules/memories';
import { monthsBefore } from '@liora/domain/rules/retention';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import {
  folded,
  isRare,
  isSmall,
  type ListedRow,
  listedPlaces,
  type Walk,
  type Wanted,
} from './directory.queries.ts';
import { toListed } from './directory.views.ts';
import { type Position, readPosition, writePosition } from './directoryCursor.parser.ts';

/** Imported places, in the order in which they became known; those that are closed or edited in that of their ids. */
export async function listDirectory(
  { deps }: SignedInCaller,
  { q, cursor, olderThanMonths, ...filters }: DirectoryInput,
): Promise<{ places: ListedPlace[]; nextCursor: string | null }> {
  const text = q.trim() && (await folded(deps.db, q));
  const olderThan =
    olderThanMonths === undefined ? null : dayAt(monthsBefore(deps.now(), olderThanMonths), 'UTC');
  const wanted = { ...filters, text, olderThan };
  const { found, next } = await lookThrough(deps.db, wanted, readPosition(cursor));
  return { places: found.map(toListed), nextCursor: next && writePosition(next) };
}

async function walkFor(db: Db, { closed, edited, text, area }: Wanted): Promise<Walk> {
  if (closed) return 'closed';
  if (edited) return 'edited';
  if (text && (await isRare(db, text))) return 'rare text';
  return area && (await isSmall(db, area)) ? 'small area' : 'all';
}

function stretchOf(walk: Walk, { text, area }: Wanted): number {
  if (walk === 'rare text') return PLACES_OF_A_TEXT;
  if (walk === 'small area') return PLACES_STRETCH;
  return walk === 'all' && (text || area) ? PLACES_STRETCH_OF_A_TEXT : PLACES_STRETCH;
}

/** One stretch after the other until a page is full, and so many at most. */
async function lookThrough(
  db: Db,
  wanted: Wanted,
  from: Position,
): Promise<{ found: ListedRow[]; next: Position | null }> {
  const walk = await walkFor(db, wanted);
  const stretch = stretchOf(walk, wanted);
  const found: ListedRow[] = [];
  let next: Position | null = from;
  for (let round = 0; next && round < PLACES_STRETCHES; round++) {
    const limit = PLACES_LISTED - found.length;
    const part = await listedPlaces(db, wanted, { walk, from: next, stretch, limit });
    found.push(...part.found);
    const newest = found.at(-1);
    if (newest && found.length === PLACES_LISTED) return { found, next: { key: newest.key, id: newest.id } };
    next = part.last;
  }
  return { found, next };
}
