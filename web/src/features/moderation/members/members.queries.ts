import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';

export interface MembersInput {
  /** The beginning of a username; '' for the newest. */
  search: string;
  closing: boolean;
}

/** The members before stay while others are on their way. */
export const membersOptions = (input: MembersInput) => ({
  ...orpc.moderation.members.queryOptions({ input }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});

export const memberOptions = (user_id: string) => ({
  ...orpc.moderation.member.queryOptions({ input: { user_id } }),
  staleTime: 0,
});

/** What is known of members, for when something was done to one. */
export const MEMBER_KEYS = () => [orpc.moderation.members.key(), orpc.moderation.member.key()];
