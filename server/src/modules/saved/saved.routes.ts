import { signedIn } from '../../rpc/builders.ts';
import { arrangePlaces, movePlaces } from './categories/arrange.service.ts';
import {
  createCategory,
  deleteCategory,
  listCategories,
  mergeCategories,
  renameCategory,
} from './categories/categories.service.ts';
import { checkRows } from './import/checkRows.service.ts';
import { importRows } from './import/importRows.service.ts';
import { listImports } from './import/pastImports.service.ts';
import { undoImport } from './import/undoImport.service.ts';
import { listWaiting, placeWaiting, removeWaiting } from './import/waiting.service.ts';
import { listSaved, savedAmongThese, savedIds } from './list/savedList.service.ts';
import { listEither, listShared, sharedIds } from './shared/sharedSaves.service.ts';
import { markSavesSeen, shareSaves } from './shared/sharing.service.ts';
import { removePlace, removePlaces, restorePlaces, savePlace, updatePlace } from './write/save.service.ts';

export const savedRoutes = {
  places: signedIn.saved.places.handler(({ context, input }) => listSaved(context, input)),
  ids: signedIn.saved.ids.handler(({ context }) => savedIds(context)),
  among: signedIn.saved.among.handler(({ context, input }) => savedAmongThese(context, input)),
  shared: signedIn.saved.shared.handler(({ context, input }) => listShared(context, input)),
  sharedIds: signedIn.saved.sharedIds.handler(({ context }) => sharedIds(context)),
  either: signedIn.saved.either.handler(({ context, input }) => listEither(context, input)),
  markSeen: signedIn.saved.markSeen.handler(({ context, input }) => markSavesSeen(context, input.ids)),
  share: signedIn.saved.share.handler(({ context, input }) => shareSaves(context, input)),
  save: signedIn.saved.save.handler(({ context, input }) => savePlace(context, input)),
  remove: signedIn.saved.remove.handler(({ context, input }) =>
    removePlace(context, input.place_id, input.request_id),
  ),
  removeMany: signedIn.saved.removeMany.handler(({ context, input }) => removePlaces(context, input.ids)),
  restore: signedIn.saved.restore.handler(({ context, input }) => restorePlaces(context, input.ids)),
  update: signedIn.saved.update.handler(({ context, input }) => updatePlace(context, input)),
  move: signedIn.saved.move.handler(({ context, input }) => movePlaces(context, input)),
  arrange: signedIn.saved.arrange.handler(({ context, input }) => arrangePlaces(context, input)),
  categories: signedIn.saved.categories.handler(({ context }) => listCategories(context)),
  createCategory: signedIn.saved.createCategory.handler(({ context, input }) =>
    createCategory(context, input),
  ),
  renameCategory: signedIn.saved.renameCategory.handler(({ context, input }) =>
    renameCategory(context, input),
  ),
  mergeCategories: signedIn.saved.mergeCategories.handler(({ context, input }) =>
    mergeCategories(context, input),
  ),
  checkRows: signedIn.saved.checkRows.handler(({ context, input }) => checkRows(context, input)),
  importRows: signedIn.saved.importRows.handler(({ context, input }) => importRows(context, input)),
  imports: signedIn.saved.imports.handler(({ context, input }) => listImports(context, input)),
  undoImport: signedIn.saved.undoImport.handler(({ context, input }) => undoImport(context, input)),
  waiting: signedIn.saved.waiting.handler(({ context, input }) => listWaiting(context, input)),
  removeWaiting: signedIn.saved.removeWaiting.handler(({ context, input }) => removeWaiting(context, input)),
  placeWaiting: signedIn.saved.placeWaiting.handler(({ context, input }) => placeWaiting(context, input)),
  deleteCategory: signedIn.saved.deleteCategory.handler(({ context, input }) =>
    deleteCategory(context, input.id),
  ),
};
