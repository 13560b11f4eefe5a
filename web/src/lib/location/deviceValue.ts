import { createStore, type Store } from '@tanstack/react-store';
import { forgetOn } from '../personalData.ts';

interface DeviceValueOptions<Value> {
  /** Makes a value of whatever lies in storage (undefined when nothing does, or nothing readable). */
  read: (stored: unknown) => Value;
  /** Whose it is: what belongs to a person goes when they sign out. */
  of: 'device' | 'person';
}

/**
 * A value that this device keeps in local storage as JSON, for everybody who shows it. Where storage is closed to us the
 * value lives as long as the page.
 */
export function deviceValue<Value>(key: string, { read, of }: DeviceValueOptions<Value>): Store<Value> {
  const store = createStore<Value>(read(stored(key)));
  store.subscribe((value) => keep(key, value === null ? null : JSON.stringify(value)));
  if (of === 'person') forgetOn(['signed out'], () => store.setState(() => read(undefined)));
  return store;
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
