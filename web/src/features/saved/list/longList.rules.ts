import type { SavedOverview, SavedPlace } from '@liora/domain/contract/saved';

export interface SavedPage {
  places: SavedPlace[];
  overview: SavedOverview | null;
  nextCursor: string | null;
}

/**
 * A long list with some of its pages asked for again, by their place in it. What new rows pushed out of a page follows it.
 * Null when a page begins to hold nothing of what it held: what lies between is not known then.
 */
export function withFreshPages(
  pages: readonly SavedPage[],
  fresh: ReadonlyMap<number, SavedPage>,
): SavedPage[] | null {
  const seen = new Set<string>();
  const next: SavedPage[] = [];
  for (const [index, page] of pages.entries()) {
    const places = pageRows(page, fresh.get(index));
    if (!places) return null;
    const once = places.filter(({ id }) => !seen.has(id));
    for (const { id } of once) seen.add(id);
    next.push({ ...page, overview: fresh.get(index)?.overview ?? page.overview, places: once });
  }
  return next;
}

function pageRows({ places: before }: SavedPage, fresh: SavedPage | undefined): SavedPlace[] | null {
  if (!fresh) return before;
  const now = new Set(fresh.places.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  const last = before.findLastIndex(({ id }) => now.has(id));
  if (last === -1) return null;
  const hasNew = fresh.places.some(({ id }) => !known.has(id));
  return [...fresh.places, ...(hasNew ? before.slice(last + 1) : [])];
}

/** Without the places that are not saved any more; of what may not be seen only its row tells. */
export function withoutUnsaved(pages: readonly SavedPage[], saved: ReadonlySet<string>): SavedPage[] {
  return pages.map((page) => ({
    ...page,
    places: page.places.filter((row) => row.kind !== 'place' || saved.has(row.place.id)),
  }));
}

/** Whether as many rows came and went as the counts of both say: else something changed farther down. */
export function explainsTotal(before: readonly SavedPage[], after: readonly SavedPage[]): boolean {
  const rows = (pages: readonly SavedPage[]) => pages.reduce((sum, { places }) => sum + places.length, 0);
  const total = (pages: readonly SavedPage[]) => pages[0]?.overview?.total ?? 0;
  return rows(after) - rows(before) === total(after) - total(before);
}
