import { reader, signedIn } from '../../../rpc/builders.ts';
import { claimShared, readShared } from './open.service.ts';
import { createShare, listShares, revokeShare } from './shares.service.ts';

export const sharedMemoriesRoutes = {
  create: signedIn.sharedMemories.create.handler(({ context, input }) => createShare(context, input)),
  mine: signedIn.sharedMemories.mine.handler(({ context, input }) => listShares(context, input.memory_id)),
  revoke: signedIn.sharedMemories.revoke.handler(({ context, input }) => revokeShare(context, input.id)),
  get: reader.sharedMemories.get.handler(({ context, input }) => readShared(context, input.shareCode)),
  claim: signedIn.sharedMemories.claim.handler(({ context, input }) => claimShared(context, input)),
};
