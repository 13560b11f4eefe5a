import type { DirectoryInput, ListedPlace } from '@liora/domain/contract/placeEdits';
import {
  PLACES_LISTED,
  PLACES_OF_A_TEXT,
  PLACES_SCAN_BATCH,
  PLACES_SCAN_BATCH_FILTERED,
  PLACES_SCAN_BATCHES_MAX,
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
  type Scan,
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
  const { found, next } = await scanPlaces(deps.db, wanted, readPosition(cursor));
  return { places: found.map(toListed), nextCursor: next && writePosition(next) };
}

async function scanFor(db: Db, { closed, edited, text, area }: Wanted): Promise<Scan> {
  if (closed) return 'closed';
  if (edited) return 'edited';
  if (text && (await isRare(db, text))) return 'rare text';
  return area && (await isSmall(db, area)) ? 'small area' : 'all';
}

function batchSizeOf(scan: Scan, { text, area }: Wanted): number {
  if (scan === 'rare text') return PLACES_OF_A_TEXT;
  if (scan === 'small area') return PLACES_SCAN_BATCH;
  return scan === 'all' && (text || area) ? PLACES_SCAN_BATCH_FILTERED : PLACES_SCAN_BATCH;
}

/** One batch after the other until a page is full, and so many at most: a rare match ends with a short page and a cursor. */
async function scanPlaces(
  db: Db,
  wanted: Wanted,
  from: Position,
): Promise<{ found: ListedRow[]; next: Position | null }> {
  const scan = await scanFor(db, wanted);
  const batchSize = batchSizeOf(scan, wanted);
  const found: ListedRow[] = [];
  let next: Position | null = from;
  for (let round = 0; next && round < PLACES_SCAN_BATCHES_MAX; round++) {
    const limit = PLACES_LISTED - found.length;
    const part = await listedPlaces(db, wanted, { scan, from: next, batchSize, limit });
    found.push(...part.found);
    const newest = found.at(-1);
    if (newest && found.length === PLACES_LISTED) return { found, next: { key: newest.key, id: newest.id } };
    next = part.last;
  }
  return { found, next };
}
