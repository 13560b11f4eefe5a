/**
 * Sets an entry of a map that holds no more than `most`: what was set the longest ago goes. A map remembers in which order it
 * was filled, so it needs no list of its own.
 */
export function setBounded<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
}
