export type TabId = 'explore' | 'map' | 'plans' | 'saved' | 'profile';

/** First segment of a path → the tab whose part of the product it belongs to. */
const owner: Record<string, TabId> = {
  '': 'explore',
  explore: 'explore',
  search: 'explore',
  category: 'explore',
  place: 'explore',
  'liora-loved': 'explore',
  notifications: 'explore',
  map: 'map',
  'curated-plans': 'plans',
  saved: 'saved',
  profile: 'profile',
  us: 'profile',
  memories: 'profile',
};
const ownPages = new Set(['', 'explore', 'map', 'curated-plans', 'saved', 'profile']);

/**
 * The tab a path belongs to, and how that is told to assistive technology: 'page' on the tab's own page,
 * 'true' on a page beneath it. Null where no tab is current (sign-in, invitation, terms).
 */
export function currentTab(pathname: string): { id: TabId; current: 'page' | 'true' } | null {
  const segments = pathname.split('/').filter(Boolean);
  const first = segments[0] ?? '';
  const id = owner[first];
  if (!id) return null;
  return { id, current: segments.length <= 1 && ownPages.has(first) ? 'page' : 'true' };
}
