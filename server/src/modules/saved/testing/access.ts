import { randomUUID } from 'node:crypto';
import { savedListInput } from '@liora/domain/contract/saved';
import { eitherInput, sharedListInput } from '@liora/domain/contract/sharedSaves';
import {
  type AreaAccess,
  all,
  CITY,
  NOTHING,
  notMembers,
  type Reached,
  row,
  signedIn,
  type Way,
} from '../../../../test/matrix.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { checkRows } from '../import/checkRows.service.ts';
import { listSaved, savedAmongThese, savedIds } from '../list/savedList.service.ts';
import { listEither, listShared, sharedIds } from '../shared/sharedSaves.service.ts';

/** Everybody has saved more than three places before, so that who pays nothing saves no further one. */
const saving = { ...signedIn, ...notMembers('SAVED_LIMIT' as const) };
/** Rows and categories of nobody. */
const nobodys = { ...all('NOT_FOUND' as const), visitor: 'UNAUTHENTICATED' as const };

async function places({ caller }: Reached) {
  if (!caller.viewer) return [];
  const { places: found } = await listSaved(
    { ...caller, viewer: caller.viewer },
    savedListInput.parse({ limit: 200 }),
  );
  return found.flatMap((one) => (one.kind === 'unavailable' ? [] : one.place.id));
}

/**
 * Everybody has saved every pin: of two who are linked either comes across what their partner saved, as far as they see it;
 * who was linked, and everybody else, across nothing.
 */
const asShared = (look: (caller: SignedInCaller) => Promise<string[]>): Way => ({
  look: async ({ caller }) => ({
    full: caller.viewer ? await look({ ...caller, viewer: caller.viewer }) : [],
  }),
  expects: (role, bySight) => (role === 'partner' || role === 'owner' ? bySight(role) : 'none'),
  betweenPartners: true,
});
const shared = asShared(async (caller) =>
  (await listShared(caller, sharedListInput.parse({ limit: 200 }))).places.map(({ place }) => place.id),
);
const inOrder = asShared(async (caller) =>
  (await listShared(caller, sharedListInput.parse({ limit: 200, sort: 'name' }))).places.map(
    ({ place }) => place.id,
  ),
);

/** Rows that bring nothing but our own ids: which of them lead anywhere. */
async function checked(caller: SignedInCaller, ids: readonly string[]) {
  const asked = ids.map((place_id, n) => ({ name: `Row ${n}`, address: null, at: null, place_id }));
  const { rows } = await checkRows(caller, { rows: asked });
  return ids.filter((_id, n) => rows[n]?.outcome === 'found' || rows[n]?.outcome === 'saved');
}

export const savedAccess: AreaAccess = {
  procedures: [
    row('saved.places', signedIn, (c) => () => c.saved.places({})),
    row('saved.ids', signedIn, (c) => () => c.saved.ids()),
    row('saved.among', signedIn, (c) => () => c.saved.among({ ids: ['first'] })),
    row('saved.shared', signedIn, (c) => () => c.saved.shared({})),
    row('saved.either', signedIn, (c) => () => c.saved.either({})),
    row('saved.sharedIds', signedIn, (c) => () => c.saved.sharedIds()),
    row('saved.markSeen', signedIn, (c) => () => c.saved.markSeen({ ids: [randomUUID()] })),
    row('saved.share', signedIn, (c) => () => c.saved.share({ ids: [randomUUID()], shared: false })),
    row('saved.save', saving, (c) => () => c.saved.save({ place_id: 'first' }), 'a venue'),
    row(
      'saved.save',
      { ...saving, blocker: 'NOT_FOUND' },
      (c, w) => () => c.saved.save({ place_id: w.pin }),
      'a public pin',
    ),
    row('saved.remove', signedIn, (c) => () => c.saved.remove({ place_id: 'first' })),
    row('saved.removeMany', signedIn, (c) => () => c.saved.removeMany({ ids: [randomUUID()] })),
    row(
      'saved.restore',
      { ...all('UNDO_TOO_LATE'), visitor: 'UNAUTHENTICATED' },
      (c) => () => c.saved.restore({ ids: [randomUUID()] }),
      'what nobody took out',
    ),
    row('saved.update', nobodys, (c) => () => c.saved.update({ id: randomUUID(), mark: 'want' })),
    row('saved.move', signedIn, (c) => () => c.saved.move({ ids: [randomUUID()], category_id: null })),
    row(
      'saved.arrange',
      signedIn,
      (c) => () => c.saved.arrange({ places: [{ id: randomUUID(), category_ids: [] }] }),
    ),
    row('saved.categories', signedIn, (c) => () => c.saved.categories()),
    row(
      'saved.createCategory',
      signedIn,
      (c) => () => c.saved.createCategory({ name: 'Slow dinners', request_id: randomUUID() }),
    ),
    row(
      'saved.renameCategory',
      nobodys,
      (c) => () => c.saved.renameCategory({ id: randomUUID(), name: 'x' }),
    ),
    row(
      'saved.mergeCategories',
      nobodys,
      (c) => () => c.saved.mergeCategories({ id: randomUUID(), into: randomUUID() }),
    ),
    row('saved.checkRows', signedIn, (c) => () => c.saved.checkRows({ rows: [{ name: 'Lumen', at: CITY }] })),
    row(
      'saved.importRows',
      saving,
      (c) => () =>
        c.saved.importRows({
          import_id: randomUUID(),
          rows: [{ name: 'First', as: { kind: 'save', place_id: 'first' } }],
        }),
      'as a saved place',
    ),
    row(
      'saved.importRows',
      signedIn,
      (c) => () =>
        c.saved.importRows({
          import_id: randomUUID(),
          rows: [
            { name: 'Our bench', at: CITY, as: { kind: 'pin', category: 'Outdoor' } },
            { name: 'Somewhere', as: { kind: 'wait' } },
          ],
        }),
      'as private pins and waiting',
    ),
    row('saved.undoImport', signedIn, (c) => () => c.saved.undoImport({ import_id: randomUUID() })),
    row('saved.imports', signedIn, (c) => () => c.saved.imports({})),
    row('saved.waiting', signedIn, (c) => () => c.saved.waiting({})),
    row('saved.removeWaiting', signedIn, (c) => () => c.saved.removeWaiting({ ids: [randomUUID()] })),
    row(
      'saved.placeWaiting',
      nobodys,
      (c) => () => c.saved.placeWaiting({ id: randomUUID(), as: { kind: 'save', place_id: 'first' } }),
    ),
    row('saved.deleteCategory', signedIn, (c) => () => c.saved.deleteCategory({ id: randomUUID() })),
  ],
  ways: {
    'saved.places': {
      ...NOTHING,
      pin: {
        look: async (reached) => ({ full: await places(reached) }),
        expects: (role, bySight) => (role === 'visitor' ? 'none' : bySight(role)),
      },
    },
    'saved.ids': {
      ...NOTHING,
      pin: {
        look: async ({ caller }) => ({
          full: caller.viewer ? (await savedIds({ ...caller, viewer: caller.viewer })).ids : [],
        }),
        expects: (role, bySight) => (role === 'visitor' ? 'none' : bySight(role)),
      },
    },
    'saved.among': {
      ...NOTHING,
      pin: {
        look: async ({ caller, ids }) => ({
          full: caller.viewer
            ? (await savedAmongThese({ ...caller, viewer: caller.viewer }, { ids: ids('pin') })).ids
            : [],
        }),
        expects: (role, bySight) => (role === 'visitor' ? 'none' : bySight(role)),
      },
    },
    'saved.shared': { ...NOTHING, pin: shared },
    'saved.shared, by name': { ...NOTHING, pin: inOrder },
    'saved.sharedIds': { ...NOTHING, pin: asShared(async (caller) => (await sharedIds(caller)).ids) },
    'saved.either': {
      ...NOTHING,
      pin: {
        look: async ({ caller }) => ({
          full: caller.viewer
            ? (
                await listEither({ ...caller, viewer: caller.viewer }, eitherInput.parse({ limit: 200 }))
              ).places.map(({ place }) => place.id)
            : [],
        }),
        expects: (role, bySight) => (role === 'visitor' ? 'none' : bySight(role)),
      },
    },
    'saved.categories': NOTHING,
    'saved.imports': NOTHING,
    'saved.waiting': NOTHING,
    'saved.checkRows': {
      ...NOTHING,
      pin: {
        look: async ({ caller, ids }) => ({
          full: caller.viewer ? await checked({ ...caller, viewer: caller.viewer }, ids('pin')) : [],
        }),
        expects: (role, bySight) => (role === 'visitor' ? 'none' : bySight(role)),
      },
    },
  },
};
