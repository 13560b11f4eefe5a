import { type AreaAccess, NOTHING } from '../../../../test/matrix.ts';
import { findSight } from '../photos.queries.ts';

export const photosAccess: AreaAccess = {
  procedures: [],
  ways: {
    // Every size is behind this one question (photos.http.ts); moderators see what is withheld besides.
    'the sizes of photos': {
      ...NOTHING,
      photo: {
        look: async ({ caller, ids }) => {
          const full: string[] = [];
          for (const id of ids('photo'))
            if ((await findSight(caller.deps.db, caller.viewer, id))?.sight === 'full') full.push(id);
          return { full };
        },
      },
    },
  },
};
