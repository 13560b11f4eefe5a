import { closed } from './clip.rules.ts';
import type { Path } from './mapFeature.types.ts';

const key = (x: number | undefined, y: number | undefined) => `${x},${y}`;
const startOf = (path: Path) => key(path[0], path[1]);
const endOf = (path: Path) => key(path.at(-2), path.at(-1));

function reversed(path: Path): number[] {
  const back: number[] = [];
  for (let i = path.length - 2; i >= 0; i -= 2) back.push(path[i] ?? 0, path[i + 1] ?? 0);
  return back;
}

/**
 * Paths put together where one ends and another one begins (either way round, unless `directed`): rings, and lines as long
 * as they go on.
 */
export function joinPaths(paths: readonly Path[], directed = false): Path[] {
  const ends = new Map<string, Set<Path>>();
  const note = (at: string, path: Path) => {
    const known = ends.get(at);
    if (known) known.add(path);
    else ends.set(at, new Set([path]));
  };
  const open = new Set(paths.filter((path) => path.length > 2));
  for (const path of open) {
    note(startOf(path), path);
    if (!directed) note(endOf(path), path);
  }
  const take = (at: string): Path | null => {
    for (const path of ends.get(at) ?? []) {
      ends.get(at)?.delete(path);
      if (!open.delete(path)) continue;
      return startOf(path) === at ? path : reversed(path);
    }
    return null;
  };
  const joined: Path[] = [];
  const grow = (path: Path): number[] => {
    const grown = [...path];
    while (!closed(grown)) {
      const next = take(endOf(grown));
      if (!next) break;
      for (let i = 2; i < next.length; i++) grown.push(next[i] ?? 0);
    }
    return grown;
  };
  for (const path of paths) {
    if (!open.delete(path)) continue;
    let whole = grow(path);
    if (!directed && !closed(whole)) whole = grow(reversed(whole));
    joined.push(whole);
  }
  return directed ? joinedAtStarts(joined) : joined;
}

/** A walk that began in the middle of a coast finds what leads to it only afterwards. */
function joinedAtStarts(paths: readonly Path[]): Path[] {
  const byStart = new Map(paths.map((path) => [startOf(path), path]));
  const joined: Path[] = [];
  const leadTo = new Set(paths.filter((path) => !closed(path)).map(endOf));
  for (const path of paths) {
    if (closed(path) || !leadTo.has(startOf(path))) {
      const whole = [...path];
      for (let next = byStart.get(endOf(whole)); next && !closed(whole) && next !== path; ) {
        byStart.delete(startOf(next));
        for (let i = 2; i < next.length; i++) whole.push(next[i] ?? 0);
        next = byStart.get(endOf(whole));
      }
      joined.push(whole);
    }
  }
  return joined;
}
