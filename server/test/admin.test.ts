import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { requireAdmin } from '../src/modules/safety/moderation/admins.service.ts';
import { testDatabase } from './database.ts';
import { person, testDeps } from './factories.ts';
import { CHILD_ENV, dataFolder } from './product.ts';

const run = promisify(execFile);
const PROGRAM = path.resolve(import.meta.dirname, '../src/admin.ts');

const database = await testDatabase();
afterAll(() => database.close());

test('RUL-95 an operator makes somebody an admin at the machine, and takes it away again', async () => {
  const june = await person(testDeps(database), { username: 'june' });
  const dataDir = await dataFolder();
  const admin = (...words: string[]) =>
    run(process.execPath, [PROGRAM, ...words], {
      cwd: dataDir,
      env: { ...CHILD_ENV, LIORA_DATA_DIR: dataDir, DATABASE_URL: database.url },
    });
  await expect(requireAdmin(june)).rejects.toThrow('NOT_FOUND');

  expect((await admin('June')).stdout).toBe('June decides about reports at /admin.\n');
  expect((await requireAdmin(june)).userId).toBe(june.viewer.userId);
  expect((await admin('june')).stdout).toBe('june decides about reports at /admin.\n');

  expect((await admin('june', 'remove')).stdout).toBe('june is no admin any more.\n');
  await expect(requireAdmin(june)).rejects.toThrow('NOT_FOUND');
  expect((await admin('june', 'remove')).stdout).toBe('june is no admin, and was none.\n');

  const refused = { code: 1, stdout: '' };
  await expect(admin('nobody')).rejects.toMatchObject({
    ...refused,
    stderr: 'Not done. Nobody here is called nobody.\n',
  });
  await expect(admin()).rejects.toMatchObject({ ...refused, stderr: expect.stringContaining('Who?') });
  await expect(admin('june', 'please')).rejects.toMatchObject(refused);
});
