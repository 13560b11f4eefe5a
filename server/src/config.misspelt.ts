import { type Environment, VARIABLES } from './config.variables.ts';

const KNOWN: readonly string[] = Object.keys(VARIABLES);
/** Short names are one slip away from names of others; long ones may hold two. */
const LONG = 8;

/** How many letters were left out, added, exchanged or swapped with their neighbour between two words. */
function slips(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}

function meant(name: string): string | undefined {
  const close = (known: string) => slips(name, known) <= (known.length < LONG ? 1 : 2);
  return KNOWN.find(close);
}

/**
 * Names in the environment that look like a setting and are none. Said, not refused: the environment belongs to other
 * programs, too.
 */
export function misspeltSettings(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => env[name] && !KNOWN.includes(name))
    .flatMap((name) => {
      const known = meant(name.toUpperCase());
      return known ? [`Warning: ${name} is no setting of Liora and is not used. Is ${known} meant?`] : [];
    });
}
