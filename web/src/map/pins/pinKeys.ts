/**
 * Which pin a key leads to. Pins follow list order, right and down forward, left and up back;
 * the ends do not wrap, so that a person without sight knows where the list ends.
 * Returns null for keys that mean nothing here.
 */
export function pinAfterKey(ids: readonly string[], current: string, key: string): string | null {
  const index = ids.indexOf(current);
  const to = targetIndex(key, index, ids.length);
  return to === null ? null : (ids[to] ?? null);
}

function targetIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
