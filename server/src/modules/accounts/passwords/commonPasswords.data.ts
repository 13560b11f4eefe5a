import { readFileSync } from 'node:fs';

const FILE = new URL('./commonPasswords.txt', import.meta.url);

/** What everybody guesses first, in lower case; the file says where it comes from (RUL-118). */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# ')),
);
