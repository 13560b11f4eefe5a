import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sourceFiles.ts';

interface Reference {
  path: string;
  isThere: boolean;
  /** What the title of a test says that is skipped without it; nothing where it is there. */
  skipped: string;
}

/** Real places and maps, the specification and the design lie beside the repository, where they are, and are no part of it. */
export function reference(file = ''): Reference {
  const name = path.posix.join('../shared', file);
  const found = path.join(ROOT, name);
  const isThere = existsSync(found);
  return { path: found, isThere, skipped: isThere ? '' : ` (skipped: ${name} is not there)` };
}
