import { SAVED_BATCH_MAX } from '@liora/domain/limits';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client, orpc } from '../../lib/api.ts';
import { batchLookups } from '../../lib/batchLookups.ts';
import { useMe } from '../accounts/accounts.hooks.ts';

interface SavedIds {
  ids: ReadonlySet<string>;
  /** There are none besides. */
  all: boolean;
}

/** Ids of what the person saved last: one question for all buttons on screen. */
export const savedIdsQuery = () =>
  queryOptions({
    queryKey: orpc.saved.ids.queryKey(),
    queryFn: async ({ signal }): Promise<SavedIds> => {
      const { ids, all } = await client.saved.ids(undefined, { signal });
      return { ids: new Set(ids), all };
    },
    structuralSharing: false,
  });

const isAmongSaved = batchLookups(async (ids) => (await client.saved.among({ ids })).ids, SAVED_BATCH_MAX);

/** Of who saved more than one answer holds: whether a place that is shown is among the rest. */
const olderQuery = (id: string) =>
  queryOptions({
    queryKey: [...orpc.saved.among.key(), 'one', id],
    queryFn: () => isAmongSaved(id),
  });

/** Null: it is not among those that are known, and there are more. */
const isKnown = ({ ids, all }: SavedIds, id: string): boolean | null => ids.has(id) || (all ? false : null);

/** Whether the person has saved this place; a visitor has not. */
export function useIsSaved(id: string): boolean {
  const me = useMe();
  const { data } = useQuery({ ...savedIdsQuery(), enabled: !!me, select: (known) => isKnown(known, id) });
  const older = useQuery({ ...olderQuery(id), enabled: !!me && data === null });
  return (data ?? older.data) === true;
}

/** How many places the person saved; not known for visitors, nor of who saved more than one answer holds. */
export function useSavedCount(): number | undefined {
  const me = useMe();
  const { data } = useQuery({ ...savedIdsQuery(), enabled: !!me });
  return data?.all ? data.ids.size : undefined;
}

/** Of the places that are shown, and of all that were saved last, those that the person saved; none for visitors. */
export function useSavedAmong(shown: readonly string[]): ReadonlySet<string> {
  const me = useMe();
  const { data } = useQuery({ ...savedIdsQuery(), enabled: !!me });
  const ids = data && !data.all ? shown.filter((id) => !data.ids.has(id)).slice(0, SAVED_BATCH_MAX) : [];
  const { data: older } = useQuery({
    ...orpc.saved.among.queryOptions({ input: { ids } }),
    enabled: !!me && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Set([...(data?.ids ?? []), ...(older?.ids ?? [])]), [data, older]);
}

/** Shows at once what a press has done. */
export function noteSaved(queries: QueryClient, id: string, saved: boolean): void {
  queries.setQueryData<SavedIds>(savedIdsQuery().queryKey, (known) => {
    if (!known || known.ids.has(id) === saved) return known;
    const ids = new Set(known.ids);
    if (saved) ids.add(id);
    else ids.delete(id);
    return { ...known, ids };
  });
  queries.setQueryData<boolean>(olderQuery(id).queryKey, (older) =>
    older !== undefined ? saved : undefined,
  );
}
