import type { ImportRun } from '@liora/domain/contract/imports';
import { errorCode, orpc } from '../../../lib/api.ts';

const AT_WORK_MS = 1000;
const QUIET_MS = 60_000;

/** While one is at work its progress is followed; who does not say who they are is not asked on and on. */
const every = (runs: readonly ImportRun[], error: Error | null) => {
  if (errorCode(error) === 'ADMIN_UNPROVED') return false as const;
  return runs.some(({ progress }) => progress) ? AT_WORK_MS : QUIET_MS;
};

/** What could be imported, and what was, page after page. */
export const importsOptions = () => ({
  ...orpc.imports.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  staleTime: 0,
  refetchInterval: ({
    state: { data, error },
  }: {
    state: { data: { pages: readonly { runs: ImportRun[] }[] } | undefined; error: Error | null };
  }) => every(data?.pages.flatMap(({ runs }) => runs) ?? [], error),
});

/** One of them, with places for the check by eye. */
export const importOptions = (id: number) => ({
  ...orpc.imports.get.queryOptions({ input: { id } }),
  staleTime: 0,
  refetchInterval: ({
    state: { data, error },
  }: {
    state: { data: { run: ImportRun } | undefined; error: Error | null };
  }) => every(data ? [data.run] : [], error),
});

/** All that is known of imports, for when something was done to one. */
export const IMPORT_KEY = () => orpc.imports.key();
