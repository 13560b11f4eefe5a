import type { BucketListInput } from '@liora/domain/contract/bucketLists';
import { BUCKET_TOP } from '@liora/domain/limits';
import { orpc } from '../../lib/api.ts';

export type BucketFilter = Partial<Pick<BucketListInput, 'season' | 'budget' | 'effort' | 'fits'>>;

/** The list, page after page. `year`: whose progress is told. */
export const bucketOptions = (which: 'open' | 'done', filter: BucketFilter, year: number) =>
  orpc.bucketLists.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ which, ...filter, year, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** What is most wished for. */
export const topOptions = (year: number) =>
  orpc.bucketLists.list.queryOptions({ input: { year, limit: BUCKET_TOP } });
