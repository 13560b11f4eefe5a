import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sourceFiles.ts';

const NOT_INPUTS = /(?:^|\/)(?:node_modules|dist|dist-server|\.[^/]+)(?:\/|$)|\.test\.tsx?$/;

function filesBelow(entry: string): string[] {
  const absolute = path.join(ROOT, entry);
  if (!existsSync(absolute)) return [];
  if (path.extname(entry) !== '') return [entry];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((found) => {
    const name = `${entry}/${found.name}`;
    if (NOT_INPUTS.test(name)) return [];
    return found.isDirectory() ? filesBelow(name) : [name];
  });
}

/** One hash over the content of files and folders, tests left out. */
export function hashOfInputs(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

export interface BuildNote {
  isCurrent(): boolean;
  forget(): void;
  write(): void;
}

/** Notes in .cache which content a build was made from. */
export function buildNote(name: string, inputs: readonly string[]): BuildNote {
  const file = path.join(ROOT, '.cache', name);
  const hash = hashOfInputs(inputs);
  return {
    isCurrent: () => existsSync(file) && readFileSync(file, 'utf8') === hash,
    forget: () => rmSync(file, { force: true }),
    write: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, hash);
    },
  };
}
