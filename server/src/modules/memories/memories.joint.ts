import type { EndedLink, JointContent } from '../../content/jointKind.ts';
import type { Db } from '../../db/client.ts';
import { letPhotosGo, partPhotosOf } from '../photos/joint/jointPhotos.service.ts';
import {
  copyForOthers,
  eraseUnreadWords,
  openWordsToBoth,
  partWords,
  takeOffLink,
} from './parting.queries.ts';
import { endSharesOf } from './shared/shares.queries.ts';

/**
 * Each of the two has every memory afterwards, with all its photos and what both had opened to each other; nothing in it says
 * who the other one was. Links to them end: nobody shows the other's photos who can no longer be asked. What somebody wrote
 * that was never opened stays theirs alone.
 */
export const jointMemories: JointContent = {
  part: async (trx: Db, { id, people, at }: EndedLink) => {
    await eraseUnreadWords(trx, people);
    await openWordsToBoth(trx, id, people);
    const parted = await copyForOthers(trx, id, people);
    const ids = parted.map(({ from }) => from);
    await letPhotosGo(trx, 'shared_memory', await endSharesOf(trx, ids, at), at);
    await partPhotosOf(trx, 'memory', parted);
    await partWords(trx, parted);
    await takeOffLink(trx, id);
  },
};
