import type { ModerationItem } from '@liora/domain/contract/safety';
import { ITEM_OPEN_SECONDS } from '@liora/domain/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { errorCode, orpc } from '../../lib/api.ts';

type ItemInput = Pick<ModerationItem, 'content_type' | 'content_id'>;

const REFRESH_MS = 60_000;
/** Three times before it counts as let go: one answer may get lost. */
const STILL_OPEN_MS = (ITEM_OPEN_SECONDS * 1000) / 3;

/** Who does not say who they are is not asked again and again. */
const every =
  (ms: number) =>
  ({ state }: { state: { error: Error | null } }) =>
    errorCode(state.error) === 'ADMIN_UNPROVED' ? (false as const) : ms;

/** What moderators see is never an old answer: others decide beside them. */
const always = { staleTime: 0, refetchInterval: every(REFRESH_MS) };

/** What waits, what is hidden first, page after page. */
export const queueOptions = () => ({
  ...orpc.safety.moderationQueue.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  ...always,
});

/** What other moderators have open; with each question the server hears what is open here, null for nothing. */
export const openElsewhereOptions = (item: ItemInput | null) => ({
  ...orpc.safety.haveOpen.queryOptions({ input: { item } }),
  staleTime: 0,
  gcTime: 0,
  placeholderData: keepPreviousData,
  refetchInterval: every(STILL_OPEN_MS),
});

/** One thing, whether or not it waits. */
export const itemOptions = (input: ItemInput) => ({
  ...orpc.safety.moderationItem.queryOptions({ input }),
  staleTime: 0,
});

/** What of the moderators' lists another decision makes old. */
export const DECIDED_KEYS = () => [
  queueOptions().queryKey,
  orpc.safety.moderationItem.key(),
  orpc.safety.moderationHistory.key(),
  orpc.safety.published.key(),
];

/** Decisions, newest first, page after page. */
export const historyOptions = () => ({
  ...orpc.safety.moderationHistory.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
});

/** What people say of places, oldest first, page after page. */
export const proposalsOptions = () => ({
  ...orpc.places.proposals.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  ...always,
});

/** How a place is shown now. */
export const shownPlaceOptions = (id: string) => ({
  ...orpc.places.get.queryOptions({ input: { id } }),
  staleTime: 0,
});
