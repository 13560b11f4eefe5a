/** The last work of this page under each name, for browsers without locks. */
const last = new Map<string, Promise<unknown>>();

/**
 * One after the other, in all tabs of this browser. Older web views of native shells have no locks, or none for their own
 * pages; there is one page, which lets its own work wait.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work) as Promise<T>;
  const locked = (last.get(name) ?? Promise.resolve()).then(work);
  last.set(
    name,
    locked.catch(() => undefined),
  );
  return locked;
}
