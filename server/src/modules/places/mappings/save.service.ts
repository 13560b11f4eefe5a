import type { Mapping, MappingWords } from '@liora/domain/contract/searchMappings';
import { SEARCH_MAPPINGS_MAX } from '@liora/domain/limits';
import { recordAction } from '../../../audit/recordAction.ts';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { fold } from '../search/understand/fold.rules.ts';
import { forgetMappings } from '../search/understand/mapping.service.ts';
import { changesOf, detailsOf, idsToStore, missingPlace, saysTheSame } from './mapping.rules.ts';
import {
  countMappings,
  deleteMapping,
  findDuplicate,
  findMapping,
  insertMapping,
  type KnownPlace,
  knownPlaces,
  lockMappings,
  type StoredMapping,
  updateMapping,
} from './mappings.queries.ts';
import { showMapping } from './mappings.service.ts';

type SaveInput = MappingWords & { of: { id: number; version: number } | null };
type Refused = 'changed' | 'removed' | 'exists' | 'full' | 'no_place';
interface Saved {
  mapping: Mapping | null;
  refused: Refused | null;
  place: string | null;
}

const refuse = async (trx: Db, refused: Refused, inTheWay: StoredMapping | null = null): Promise<Saved> => ({
  mapping: inTheWay && (await showMapping(trx, inTheWay)),
  refused,
  place: null,
});

async function shown(trx: Db, id: number): Promise<Saved> {
  const row = await findMapping(trx, id);
  if (!row) throw new Error('A mapping was not stored.');
  return { mapping: await showMapping(trx, row), refused: null, place: null };
}

/** Makes a mapping or changes one; all who write them take turns. What was asked for already is there, and is shown. */
export async function saveMapping(caller: SignedInCaller, asked: SaveInput): Promise<Saved> {
  const { deps } = caller;
  const saved = await deps.db.transaction().execute(async (trx) => {
    await lockMappings(trx);
    const before = asked.of && (await findMapping(trx, asked.of.id));
    if (asked.of && !before) return refuse(trx, 'removed');
    const stored = await knownPlaces(trx, before?.place_ids ?? []);
    const wanted = await knownPlaces(trx, asked.place_ids);
    if (before && saysTheSame(before, stored, asked, wanted)) return shown(trx, before.id);
    if (before && before.version !== asked.of?.version) return refuse(trx, 'changed', before);
    const duplicate = await findDuplicate(trx, asked.term, before?.id ?? null);
    if (duplicate) {
      const isRepeated =
        !before && saysTheSame(duplicate, await knownPlaces(trx, duplicate.place_ids), asked, wanted);
      return isRepeated ? shown(trx, duplicate.id) : refuse(trx, 'exists', duplicate);
    }
    const missing = missingPlace(stored, wanted);
    if (missing) return { mapping: null, refused: 'no_place' as const, place: missing.name ?? missing.given };
    if (!before && (await countMappings(trx, '')).total >= SEARCH_MAPPINGS_MAX) return refuse(trx, 'full');
    return shown(trx, await store(trx, caller, { asked, before, stored, wanted }));
  });
  forgetMappings(deps.searchPool);
  return saved;
}

interface Change {
  asked: SaveInput;
  before: StoredMapping | null;
  stored: readonly KnownPlace[];
  wanted: readonly KnownPlace[];
}

async function store(
  trx: Db,
  caller: SignedInCaller,
  { asked, before, stored, wanted }: Change,
): Promise<number> {
  const isSameTerm = before?.search_term === asked.term;
  const mapping = {
    search_term: asked.term,
    // A second word that somebody gave it at the database stays as long as the first one does.
    normalized_term: isSameTerm ? before.normalized_term : fold(asked.term),
    confidence_level: asked.confidence,
    relevance_score: asked.relevance,
    place_ids: idsToStore(stored, wanted),
  };
  if (!before) {
    const id = await insertMapping(trx, mapping);
    await note(trx, caller, { action: 'mapping.add', id, details: detailsOf(mapping) });
    return id;
  }
  await updateMapping(trx, before.id, mapping);
  const details = changesOf(detailsOf(before), detailsOf(mapping));
  await note(trx, caller, { action: 'mapping.change', id: before.id, details });
  return before.id;
}

interface Note {
  action: 'mapping.add' | 'mapping.change' | 'mapping.remove';
  id: number;
  details: ReturnType<typeof detailsOf>;
}

const note = (trx: Db, { deps, viewer }: SignedInCaller, { action, id, details }: Note) =>
  recordAction(trx, {
    at: deps.now(),
    adminId: viewer.userId,
    action,
    subject: { type: 'mapping', id: String(id) },
    details,
  });

/** Takes a mapping out, and tells what it was, as far as it can be saved again. */
export async function removeMapping(
  caller: SignedInCaller,
  { id, version }: { id: number; version: number },
): Promise<{ removed: MappingWords | null; closed: number; refused: 'changed' | null }> {
  const { deps } = caller;
  const outcome = await deps.db.transaction().execute(async (trx) => {
    await lockMappings(trx);
    const row = await findMapping(trx, id);
    if (!row) return { removed: null, closed: 0, refused: null };
    if (row.version !== version) return { removed: null, closed: 0, refused: 'changed' as const };
    await deleteMapping(trx, id);
    await note(trx, caller, { action: 'mapping.remove', id, details: detailsOf(row) });
    const places = await knownPlaces(trx, row.place_ids);
    const place_ids = places.filter(({ is_there }) => is_there).map(({ given }) => given);
    const { search_term: term, confidence_level: confidence, relevance_score: relevance } = row;
    const removed = { term, confidence, relevance, place_ids };
    return { removed, closed: places.length - place_ids.length, refused: null };
  });
  forgetMappings(deps.searchPool);
  return outcome;
}
