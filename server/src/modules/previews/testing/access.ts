import type { AreaAccess, Reached, Way } from '../../../../test/matrix.ts';
import type { ContentType } from '../../../content/contentKinds.ts';
import { sharedPlace, sharedPlan } from '../previews.service.ts';

/** What a preview of each address shows; previews do not know who asks (RUL-91). */
function preview(type: ContentType, find: typeof sharedPlan): Way {
  return {
    look: async ({ caller, ids }: Reached) => {
      const found = await Promise.all(
        ids(type).map(async (id) => ({ id, shared: await find({ deps: caller.deps, language: 'en' }, id) })),
      );
      const shown = found.filter(({ shared }) => shared !== null);
      const hasPicture = ({ shared }: (typeof found)[number]) => Boolean(shared?.svg);
      return {
        full: shown.filter(hasPicture).map(({ id }) => id),
        locked: shown.filter((one) => !hasPicture(one)).map(({ id }) => id),
      };
    },
    showsLocked: true,
    expects: (_role, bySight) => bySight('visitor'),
  };
}

export const previewsAccess: AreaAccess = {
  procedures: [],
  ways: {
    'link previews': {
      plan: preview('plan', sharedPlan),
      pin: preview('pin', sharedPlace),
      review: 'nothing',
      profile: 'nothing',
      photo: 'nothing',
      memory: 'nothing',
      shared_memory: 'nothing',
    },
  },
};
