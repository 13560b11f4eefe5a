import { expect, test } from 'vitest';
import { ProductError } from '../../rpc/errors.ts';
import { makePhoto } from './photoSizes.runtime.ts';
import { hostileFiles, hostileParts } from './testing/hostileFiles.ts';
import { SECRETS } from './testing/pictures.ts';

const INPUTS = 400;
const SEED = 11;
/** AVIF and WebP are held whole while they are read: 50 megapixels, in each of the threads that had one. */
const MOST_MORE_BYTES = 512 * 1024 * 1024;

test('RUL-80 whatever is uploaded, it is a photo without anything else in it or refused in words, in bounded memory', async () => {
  const parts = await hostileParts();
  const before = process.memoryUsage.rss();
  const answers = new Map<string, number>();
  for (const file of hostileFiles(parts, INPUTS, SEED)) {
    const answer = await makePhoto(file).then(
      ({ files }) => {
        for (const bytes of Object.values(files))
          for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(false);
        return 'taken';
      },
      (error: unknown) => (error instanceof ProductError ? error.code : String(error)),
    );
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  expect([...answers.keys()].sort()).toEqual(
    ['PHOTO_ANIMATED', 'PHOTO_BROKEN', 'PHOTO_TOO_MANY_PIXELS', 'PHOTO_TYPE', 'taken'].sort(),
  );
  expect(process.memoryUsage.rss() - before).toBeLessThan(MOST_MORE_BYTES);
}, 120_000);
