import type { Mood } from '@liora/domain/rules/moods';
import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../lib/api.ts';

export interface MemoryFilter {
  at?: string | undefined;
  mood?: Mood | undefined;
  rating?: number | undefined;
}

export const listQuery = (filter: MemoryFilter) =>
  orpc.memories.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filter, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const memoryQuery = (id: string) => orpc.memories.get.queryOptions({ input: { id } });
export const overviewQuery = () => orpc.memories.overview.queryOptions();
export const ofTodayQuery = () => orpc.memories.ofToday.queryOptions();
export const toKeepQuery = () => orpc.memories.toKeep.queryOptions();
export const sharesQuery = (memory_id: string) =>
  orpc.sharedMemories.mine.queryOptions({ input: { memory_id } });

/** What a link opens. It may have ended a moment ago: asked for anew whenever it is opened. */
export const sharedQuery = (shareCode: string) =>
  orpc.sharedMemories.get.queryOptions({ input: { shareCode }, staleTime: 0 });

export const trashQuery = (what: 'memories' | 'photos') =>
  orpc.memories.trash.infiniteOptions({
    input: (cursor: string | undefined) => ({ what, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Whatever is open of memories is asked for again; the rest when it is opened. */
export const refreshMemories = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: orpc.memories.key() });
  void queries.invalidateQueries({ queryKey: orpc.sharedMemories.mine.key() });
};
