import { signedIn } from '../../rpc/builders.ts';
import {
  dateToKeep,
  getMemory,
  listMemories,
  listTrash,
  memoriesOfToday,
  memoriesOverview,
} from './read/readMemories.service.ts';
import {
  deleteMemory,
  restoreMemory,
  restorePhoto,
  shareMemory,
  writeWords,
} from './write/ofTheTwo.service.ts';
import { createMemory, editMemory } from './write/writeMemories.service.ts';

export const memoriesRoutes = {
  list: signedIn.memories.list.handler(({ context, input }) => listMemories(context, input)),
  overview: signedIn.memories.overview.handler(({ context }) => memoriesOverview(context)),
  ofToday: signedIn.memories.ofToday.handler(({ context }) => memoriesOfToday(context)),
  toKeep: signedIn.memories.toKeep.handler(({ context }) => dateToKeep(context)),
  get: signedIn.memories.get.handler(({ context, input }) => getMemory(context, input.id)),
  create: signedIn.memories.create.handler(({ context, input }) => createMemory(context, input)),
  edit: signedIn.memories.edit.handler(({ context, input }) => editMemory(context, input)),
  share: signedIn.memories.share.handler(({ context, input }) => shareMemory(context, input)),
  write: signedIn.memories.write.handler(({ context, input }) => writeWords(context, input)),
  delete: signedIn.memories.delete.handler(({ context, input }) => deleteMemory(context, input.id)),
  restore: signedIn.memories.restore.handler(({ context, input }) => restoreMemory(context, input.id)),
  restorePhoto: signedIn.memories.restorePhoto.handler(({ context, input }) => restorePhoto(context, input)),
  trash: signedIn.memories.trash.handler(({ context, input }) => listTrash(context, input)),
};
