import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The system account PostgreSQL runs as when Liora is started by root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL's own account where the machine has one; `nobody` exists everywhere. */
const PREFERRED = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root. For root this is the account to run it as; for everybody else
 * undefined: they run it themselves.
 */
export function unprivilegedAccount(
  uid: number | undefined = process.getuid?.(),
  passwd: () => string = () => readFileSync('/etc/passwd', 'utf8'),
): Account | undefined {
  if (uid !== 0) return undefined;
  const entries = passwd()
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of PREFERRED) {
    const entry = entries.find(([name]) => name === wanted);
    if (entry) return { name: wanted, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is neither an account "postgres" nor "nobody". Create one, start Liora as an ordinary user, or set DATABASE_URL.`,
  );
}

const OTHERS_MAY_ENTER = 0o001;

/** The first folder on the way to `target` that other accounts cannot enter, or undefined. */
export function closedParent(target: string): string | undefined {
  const folder = path.dirname(path.resolve(target));
  const above = folder === path.dirname(folder) ? undefined : closedParent(folder);
  if (above) return above;
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && (found.mode & OTHERS_MAY_ENTER) === 0 ? folder : undefined;
}
