import { appendFileSync } from 'node:fs';

/** Where `npm run test:faults` wants to read what was done; without it the tests run in the short form of `npm test`. */
const file = process.env.LIORA_FAULTS_REPORT;

/** Every fault, several times over: minutes instead of seconds. */
export const LONG_FORM = file !== undefined;

/** One line of the table that the command prints. */
export function reportFault(row: Record<string, string | number>): void {
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
