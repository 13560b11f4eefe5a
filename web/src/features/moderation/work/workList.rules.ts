/** The key beside `key`, by so many steps; the first one where nothing is chosen. It ends where the list does. */
export function neighbourKey(
  keys: readonly string[],
  key: string | undefined,
  by: number,
): string | undefined {
  const at = key === undefined ? -1 : keys.indexOf(key);
  if (at < 0) return keys[0];
  return keys[Math.min(keys.length - 1, Math.max(0, at + by))];
}

/** What takes the place of what left a list: what came after it there, else what came before it. */
export function keyAfterLeaving(
  before: readonly string[],
  now: readonly string[],
  left: string,
): string | undefined {
  const at = before.indexOf(left);
  const after = before.slice(at + 1).find((key) => now.includes(key));
  return after ?? before.slice(0, Math.max(at, 0)).findLast((key) => now.includes(key)) ?? now[0];
}
