import type { QueryClient } from '@tanstack/react-query';
import type { TopicEffects } from '../../lib/answers/topicEffects.ts';
import { orpc } from '../../lib/api.ts';
import type { Spreading } from '../../lib/live/spreading.ts';

/** Whatever is open of invitations is asked for again; the rest when it is opened. A surprise says how its own stands. */
export const refreshInvitations = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: orpc.invitations.key() });
  void queries.invalidateQueries({ queryKey: orpc.surprises.key() });
};

/** What one's date answered, or what another device did, is here, too. */
export const invitationTopics = (
  queries: QueryClient,
  soon: Spreading,
): Pick<TopicEffects, 'invitations'> => ({
  invitations: (_event, within) => soon('invitations', within, () => refreshInvitations(queries)),
});
