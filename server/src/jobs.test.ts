import { expect, onTestFinished, test } from 'vitest';
import type { Deps } from './deps.ts';
import { startJobs } from './jobs.ts';

test('a job that fails is logged by its name and runs again, and so do the others', async () => {
  const errors: unknown[] = [];
  const deps = { log: { error: (line: unknown) => void errors.push(line) } } as unknown as Deps;
  const runs = { failing: 0, other: 0 };
  const jobs = startJobs(
    deps,
    [
      {
        name: 'failing',
        run: async () => {
          runs.failing++;
          throw new Error('no luck');
        },
      },
      { name: 'other', run: async () => void runs.other++ },
    ],
    5,
  );
  onTestFinished(() => jobs.stop());
  await expect.poll(() => Math.min(runs.failing, runs.other)).toBeGreaterThan(1);
  expect(errors[0]).toMatchObject({ job: 'failing' });
  await jobs.stop();
  const after = runs.other;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(runs.other).toBe(after);
});
