import { everyState } from '../../../../test/everyState.ts';
import type { Things } from '../../../../test/thing.ts';
import { type PhotoAccess, photoVisibility } from '../photos.policy.ts';

/** Photos of a profile, which everybody sees but who has blocked its owner. */
export const photoThings: Things = {
  states: everyState(['ready', 'shown', 'is_hidden', 'is_reported'], () => true),
  store: async ({ deps, viewer }, _title, { ready, shown, is_hidden, is_reported }) => {
    const { id } = await deps.db
      .insertInto('photos')
      .values({
        user_id: viewer.userId,
        belongs_to: 'profile',
        subject_id: shown ? viewer.userId : null,
        loose_since: shown ? null : deps.now(),
        is_hidden: is_hidden ?? false,
        is_reported: is_reported ?? false,
        ...(ready && { state: 'ready', width: 4, height: 3, bytes: 1, thumbhash: 'aaaa' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  sight: ({ shown, ...state }, user_id, viewer, blocked) =>
    photoVisibility(
      { ...state, user_id, subject: shown && !blocked ? 'full' : 'none' } as unknown as PhotoAccess,
      viewer,
    ),
};
