import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** Every file of the repository that Git tracks or would track, by its path from the root. */
export function sourceFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return list.split('\0').filter((file) => file && existsSync(path.join(ROOT, file)));
}

/** Ends a check: prints what is wrong and fails, or passes. */
export function report(problems: string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
