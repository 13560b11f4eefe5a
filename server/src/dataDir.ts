import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Above the data and the staged programs of every checkout that root runs. */
export const ROOT_STATE_DIR = '/var/lib/liora';

/**
 * Where the data of a checkout lives when LIORA_DATA_DIR does not say. Beside the code for an ordinary user.
 * Root's checkout may lie where no other account can look, and PostgreSQL does not run as root: then under
 * /var/lib, told apart by a hash of the checkout's path.
 */
export function defaultDataDir(checkout: string, uid: number | undefined = process.getuid?.()): string {
  if (uid !== 0) return path.join(checkout, '.data');
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 10);
  return path.join(ROOT_STATE_DIR, `${path.basename(checkout)}-${hash}`);
}

const OTHERS_MAY_ENTER = 0o755;

/** Makes a folder, and what is missing above it, such that other accounts may enter it whatever the umask. */
export function makeOpenFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    chmodSync(made, OTHERS_MAY_ENTER);
  }
}
