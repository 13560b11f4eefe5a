import { createStore, type Store } from '@tanstack/react-store';
import { readJson, removeStored, writeJson } from '../browserStorage.ts';
import { forgetOn } from '../personalData.ts';

interface DeviceValueOptions<Value> {
  /** Makes a value of whatever lies in storage (null when nothing does, or nothing readable). */
  read: (stored: unknown) => Value;
  /** Whose it is: what belongs to a person goes when they sign out. */
  of: 'device' | 'person';
}

/**
 * A value that this device keeps in local storage as JSON, for everybody who shows it. Where storage is closed to us the
 * value lives as long as the page.
 */
export function deviceValue<Value>(key: string, { read, of }: DeviceValueOptions<Value>): Store<Value> {
  const store = createStore<Value>(read(readJson('localStorage', key)));
  store.subscribe((value) =>
    value === null ? removeStored('localStorage', key) : writeJson('localStorage', key, value),
  );
  if (of === 'person') forgetOn(['signed out'], () => store.setState(() => read(null)));
  return store;
}
