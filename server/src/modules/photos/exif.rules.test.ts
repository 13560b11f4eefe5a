import { expect, test } from 'vitest';
import { hasCirclingExif } from './exif.rules.ts';
import { makePhoto } from './photoSizes.runtime.ts';
import { bombs } from './testing/bombs.ts';
import { photographed } from './testing/pictures.ts';

test('RUL-80 a picture whose EXIF leads in circles is refused at once, and one with a camera’s own is taken', async () => {
  const circling = (await bombs()).filter(hasCirclingExif);
  expect(circling).toHaveLength(3);
  for (const file of circling) await expect(makePhoto(file)).rejects.toMatchObject({ code: 'PHOTO_BROKEN' });
  expect(hasCirclingExif(await photographed('jpeg'))).toBe(false);
});
