/** 32-bit hash of a text: FNV-1a over UTF-16 units, then the murmur3 finaliser. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A generator of numbers in [0, 1), the same for the same seed everywhere (mulberry32). */
export function randomFrom(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The entry at `index`, counted round and round. Throws a RangeError for an empty list. */
export function nth<T>(list: readonly T[], index: number): T {
  const entry = list[((index % list.length) + list.length) % list.length];
  if (entry === undefined) throw new RangeError('Nothing to choose from');
  return entry;
}
