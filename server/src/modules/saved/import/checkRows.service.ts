import type { CheckedRow, ListedRow } from '@liora/domain/contract/savedImport';
import { distanceMiles } from '@liora/domain/rules/distance';
import { savedPlacesLimit } from '@liora/domain/rules/savedPlaces';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ownPinsAmong, ownPinsLike } from '../../pins/write/privatePins.service.ts';
import { placeCopies } from '../../places/cards/cards.service.ts';
import { matchPlaces } from '../../places/match/match.service.ts';
import { countSaved } from '../list/overview.queries.ts';
import { savedAmong } from '../write/savedWrites.queries.ts';
import { keyOf } from './listRow.rules.ts';
import { knownKeys } from './waiting.queries.ts';

const METRES_PER_MILE = 1609.344;

interface Place {
  id: string;
  name: string;
  category: string;
  metres: number | null;
}

/** The dry run: what each row would be, for this person. It reads, and nothing else (RUL-123). */
export async function checkRows(
  caller: SignedInCaller,
  { rows }: { rows: readonly ListedRow[] },
): Promise<{ rows: CheckedRow[]; room: number | null }> {
  const { deps, viewer } = caller;
  const limit = savedPlacesLimit(viewer.entitlement);
  const places = await placesOf(caller, rows);
  const found = places.flatMap((place) => place?.id ?? []);
  const [saved, ownPins, alike, waiting, count] = await Promise.all([
    savedAmong(deps.db, viewer.userId, found),
    ownPinsAmong(caller, found),
    alreadyPins(caller, rows),
    knownKeys(deps.db, viewer.userId, rows.map(keyOf)),
    countSaved(deps.db, viewer.userId),
  ]);
  const isHere = (row: ListedRow, place: Place | null) =>
    alike.has(row) ||
    waiting.has(keyOf(row)) ||
    (place !== null && (saved.has(place.id) || ownPins.has(place.id)));
  return {
    rows: rows.map((row, index) => {
      const place = places[index] ?? null;
      return isHere(row, place) ? { outcome: 'saved' } : outcomeOf(row, place);
    }),
    room: limit === null ? null : Math.max(0, limit - count),
  };
}

function outcomeOf({ at }: ListedRow, place: Place | null): CheckedRow {
  if (!place) return { outcome: at ? 'new' : 'no_coordinates' };
  const { metres, ...card } = place;
  return { outcome: 'found', place: card, metres };
}

/** Our place of each row: by our own id, as far as its bearer may see it, or by its name near its point. */
async function placesOf(caller: SignedInCaller, rows: readonly ListedRow[]): Promise<(Place | null)[]> {
  const ids = rows.flatMap(({ place_id }) => place_id ?? []);
  const copies = await placeCopies(caller.deps.db, caller.viewer, ids);
  const isSought = ({ place_id }: ListedRow) => place_id === null || !copies.has(place_id);
  const sought = rows.flatMap((row) => (row.at && isSought(row) ? { row, name: row.name, ...row.at } : []));
  const matches = await matchPlaces(caller, sought);
  const byRow = new Map(sought.map(({ row }, index) => [row, matches[index]]));
  return rows.map((row) => {
    const copy = row.place_id === null ? undefined : copies.get(row.place_id);
    if (copy)
      return { id: copy.place_id, name: copy.name, category: copy.category, metres: metresTo(row, copy) };
    const match = byRow.get(row);
    return match
      ? { id: match.place_id, name: match.name, category: match.category, metres: match.metres }
      : null;
  });
}

function metresTo(
  { at }: ListedRow,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): number | null {
  if (!at || latitude === null || longitude === null) return null;
  return Math.round(
    distanceMiles({ lat: at.latitude, lng: at.longitude }, { lat: latitude, lng: longitude }) *
      METRES_PER_MILE,
  );
}

/** Rows that are pins of the person's own already, by name and point. */
async function alreadyPins(caller: SignedInCaller, rows: readonly ListedRow[]): Promise<Set<ListedRow>> {
  const placed = rows.flatMap((row) => (row.at ? { row, name: row.name, at: row.at } : []));
  const pins = await ownPinsLike(caller, placed);
  return new Set(placed.flatMap(({ row }, index) => (pins[index] ? row : [])));
}
