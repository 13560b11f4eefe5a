import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SCRATCH } from './scratch.ts';

/** What hangs shows nothing. */
const MOST_MS = 900_000;

/** Runs a script in the scratch copy by its own Node; everything it has said. */
export async function runNode(args: string[]): Promise<string> {
  const child = spawn(path.join(SCRATCH, 'node_modules/node/bin/node'), args, {
    cwd: SCRATCH,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MOST_MS,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (words) => {
      said += String(words);
    });
  await once(child, 'close');
  return said;
}
