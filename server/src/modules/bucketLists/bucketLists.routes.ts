import { member, signedIn } from '../../rpc/builders.ts';
import { listBucket } from './read/list.service.ts';
import { addItem } from './write/add.service.ts';
import { markDone, setWish, updateItem } from './write/change.service.ts';
import { removeItems, restoreItems } from './write/remove.service.ts';

export const bucketListsRoutes = {
  list: signedIn.bucketLists.list.handler(({ context, input }) => listBucket(context, input)),
  add: member.bucketLists.add.handler(({ context, input }) => addItem(context, input)),
  update: member.bucketLists.update.handler(({ context, input }) => updateItem(context, input)),
  wish: member.bucketLists.wish.handler(({ context, input }) => setWish(context, input)),
  done: member.bucketLists.done.handler(({ context, input }) => markDone(context, input)),
  remove: signedIn.bucketLists.remove.handler(({ context, input }) => removeItems(context, input.ids)),
  restore: signedIn.bucketLists.restore.handler(({ context, input }) => restoreItems(context, input.ids)),
};
