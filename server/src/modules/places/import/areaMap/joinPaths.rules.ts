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

/** How straight it goes on from one path into the next: 1 straight ahead, -1 back. */
function straightness(path: Path, next: Path): number {
  const [x, y] = [(path.at(-2) ?? 0) - (path.at(-4) ?? 0), (path.at(-1) ?? 0) - (path.at(-3) ?? 0)];
  const [nextX, nextY] = [(next[2] ?? 0) - (next[0] ?? 0), (next[3] ?? 0) - (next[1] ?? 0)];
  return (x * nextX + y * nextY) / (Math.hypot(x, y) * Math.hypot(nextX, nextY) || 1);
}

/** Paths by their ends, each to be taken once. */
class OpenPaths {
  readonly #left: Set<Path>;
  readonly #byEnd = new Map<string, Path[]>();
  readonly #directed: boolean;

  constructor(paths: readonly Path[], directed: boolean) {
    this.#directed = directed;
    this.#left = new Set(paths.filter((path) => path.length > 2));
    for (const path of this.#left) {
      this.#note(startOf(path), path);
      if (!directed) this.#note(endOf(path), path);
    }
  }

  #note(at: string, path: Path): void {
    const known = this.#byEnd.get(at);
    if (known) known.push(path);
    else this.#byEnd.set(at, [path]);
  }

  take(path: Path): boolean {
    return this.#left.delete(path);
  }

  /** What goes on from the end of a path the straightest, turned so that it begins there; null: nothing. */
  takeNext(path: Path): Path | null {
    const at = endOf(path);
    let best: { path: Path; ahead: Path; straight: number } | null = null;
    for (const candidate of this.#byEnd.get(at) ?? []) {
      if (!this.#left.has(candidate)) continue;
      const ahead = this.#directed || startOf(candidate) === at ? candidate : reversed(candidate);
      const straight = straightness(path, ahead);
      if (!best || straight > best.straight) best = { path: candidate, ahead, straight };
    }
    if (!best) return null;
    this.#left.delete(best.path);
    return best.ahead;
  }
}

/**
 * Paths put together where one ends and another one begins (either way round, unless `directed`): rings, and lines as long
 * as they go on, straight ahead where they fork.
 */
export function joinPaths(paths: readonly Path[], directed = false): Path[] {
  const open = new OpenPaths(paths, directed);
  const grow = (path: Path): number[] => {
    const grown = [...path];
    for (let next = closed(grown) ? null : open.takeNext(grown); next; ) {
      for (let i = 2; i < next.length; i++) grown.push(next[i] ?? 0);
      next = closed(grown) ? null : open.takeNext(grown);
    }
    return grown;
  };
  const joined = paths.flatMap((path) => {
    if (!open.take(path)) return [];
    const whole = grow(path);
    return directed || closed(whole) ? [whole] : [grow(reversed(whole))];
  });
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
