/*
 * Where the browser forbids storage (strict privacy settings, some embedded views), reading `localStorage` throws. Then
 * a tab remembers for as long as it is open, and nothing that asks has to know. Imported before anything else.
 */

/** A Storage that forgets with the tab. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, `${value}`),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function works(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    window[name].getItem('liora');
    return true;
  } catch {
    return false;
  }
}

/** Puts a storage in memory in place of each that the browser forbids. */
export function replaceForbiddenStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!works(name)) Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
  }
}

replaceForbiddenStorage();
