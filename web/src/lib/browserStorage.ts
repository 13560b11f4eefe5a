/** Of the device, or of this tab alone. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Null where storage is closed to us, full or unreadable: the page goes on with what it has in memory. */
export function withStorage<Answer>(name: StorageName, work: (storage: Storage) => Answer): Answer | null {
  try {
    return work(globalThis[name]);
  } catch {
    return null;
  }
}

/** What lies there, of whatever shape: older versions of the app may have written it. Null when nothing does. */
export const readJson = (name: StorageName, key: string): unknown =>
  withStorage(name, (storage) => JSON.parse(storage.getItem(key) ?? 'null'));

export function writeJson(name: StorageName, key: string, value: unknown): void {
  withStorage(name, (storage) => storage.setItem(key, JSON.stringify(value)));
}

export function removeStored(name: StorageName, key: string): void {
  withStorage(name, (storage) => storage.removeItem(key));
}
