/** A value that this device keeps, and everybody who shows it. */
export interface DeviceValue<Value> {
  /** The same object until it changes. */
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Kept in local storage as JSON. `read` gets whatever lies there (undefined when nothing does, or nothing readable) and makes
 * a value of it. Where storage is closed to us the value lives as long as the page.
 */
export function deviceValue<Value>(key: string, read: (stored: unknown) => Value): DeviceValue<Value> {
  let current: Value | undefined;
  let known = false;
  const listeners = new Set<() => void>();
  const get = (): Value => {
    if (!known) current = read(stored(key));
    known = true;
    return current as Value;
  };
  return {
    get,
    set(value) {
      current = value;
      known = true;
      keep(key, value === null ? null : JSON.stringify(value));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

function keep(key: string, json: string | null): void {
  try {
    if (json === null) localStorage.removeItem(key);
    else localStorage.setItem(key, json);
  } catch {
    // A full or closed storage: the page goes on with what it has in memory.
  }
}
