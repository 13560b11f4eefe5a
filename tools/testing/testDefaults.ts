import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * What the tests of all workspaces share. Files run one after another in the same workers, which is a third quicker than
 * a worker for each: a test leaves nothing behind, stubs are taken back for it.
 */
export const testDefaults = {
  isolate: false,
  // Said of each workspace: it takes none from the root, and on two processors Vitest's own choice is one. One more than
  // there are processors, because many tests wait: for a process that starts or ends, for PostgreSQL.
  maxWorkers: availableParallelism() + 1,
  // Most of what tests make is gone at once: with room for it, a tenth less is spent on collecting it.
  execArgv: ['--max-semi-space-size=64'],
  unstubGlobals: true,
  unstubEnvs: true,
  // Limits are for what hangs: a busy machine takes many times as long as a quiet one, and is no failure.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // Once more, as the browser tests: tools/counts.ts says how many may need that. Not where inputs are drawn: what one
  // of them has found is true whatever the next one finds.
  retry: { count: 1, condition: /^(?!Property failed)/ },
  expect: { poll: { timeout: 60_000, interval: 10 } },
  setupFiles: ['./quietConsole.ts', './testTimeout.ts', './takenBack.ts'].map((file) =>
    fileURLToPath(import.meta.resolve(file)),
  ),
};
