import { PHOTO_LARGE_PX, PHOTO_MEDIUM_PX, PHOTO_SMALL_PX } from '@liora/domain/limits';
import sharp, { type Sharp } from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePhoto } from './photoSizes.runtime.ts';
import {
  entityBomb,
  FORMATS,
  type Format,
  moving,
  outside,
  photographed,
  pixelBomb,
  SECRETS,
  scene,
  withChunk,
} from './testing/pictures.ts';

// Made before the first photo is read: after that this process can read nothing but the four kinds.
const files = {} as Record<Format, Buffer>;
const lying: Buffer[] = [];
const refused: Record<string, Buffer> = {};
let huge: Buffer;
beforeAll(async () => {
  for (const format of FORMATS) files[format] = await photographed(format);
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const picture = await scene(300, 200);
    const upright = () => sharp(picture);
    const stored = [
      upright(),
      upright().flop(),
      upright().rotate(180),
      upright().flip(),
      sharp(await upright().rotate(90).png().toBuffer()).flop(),
      upright().rotate(270),
      sharp(await upright().rotate(270).png().toBuffer()).flop(),
      upright().rotate(90),
    ][orientation - 1];
    lying.push((await stored?.withMetadata({ orientation }).jpeg().toBuffer()) ?? Buffer.alloc(0));
  }
  huge = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#885522' } })
    .jpeg()
    .toBuffer();
  Object.assign(refused, {
    svg: outside(),
    'svg of entities': entityBomb(),
    tiff: await sharp(await scene())
      .tiff()
      .toBuffer(),
    gif: await moving('gif'),
    heic: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)]),
    text: Buffer.from('This is only called photo.jpg, and it is a letter.'),
    nothing: Buffer.alloc(0),
  });
  refused['moving webp'] = await moving('webp');
}, 60_000);

const refusal = async (file: Buffer) => {
  try {
    await makePhoto(file);
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe.each(FORMATS)('a %s as a phone stores it', (format) => {
  test('RUL-80 RUL-81 nothing of camera, place, person or file is in any size that is served', async () => {
    const made = await makePhoto(files[format]);
    // The file itself does tell: else this would test nothing.
    expect(files[format].includes('Mara Quill')).toBe(true);
    for (const [name, bytes] of Object.entries(made.files)) {
      for (const secret of SECRETS) expect(bytes.includes(secret), `${name}: ${secret}`).toBe(false);
      const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, iptc, comments }, name).toEqual({});
    }
  });

  test('ENT-26 three sizes for screens and one for letters, none larger than it came', async () => {
    const { width, height, files: made, thumbhash } = await makePhoto(files[format]);
    expect([width, height]).toEqual([600, 400]);
    const sizes = async (bytes: Buffer) => {
      const found = await sharp(bytes).metadata();
      return [found.format, found.width, found.height];
    };
    expect(await sizes(made.small)).toEqual(['webp', PHOTO_SMALL_PX, Math.round((PHOTO_SMALL_PX * 2) / 3)]);
    expect(await sizes(made.medium)).toEqual(['webp', 600, 400]);
    expect(await sizes(made.large)).toEqual(['webp', 600, 400]);
    expect(await sizes(made.mail)).toEqual(['jpeg', 600, 400]);
    const blurred = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'));
    expect(blurred.w / blurred.h).toBeCloseTo(1.5, 0);
  });
});

test('a large one is as large as screens are, and no larger', async () => {
  const { width, height, files: made } = await makePhoto(huge);
  expect([width, height]).toEqual([PHOTO_LARGE_PX, PHOTO_LARGE_PX * 0.75]);
  expect((await sharp(made.medium).metadata()).width).toBe(PHOTO_MEDIUM_PX);
});

const COLOURS = ['red', 'green', 'blue'];
/** What is above and below on the left, then on the right. */
async function cornersOf(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return [
    [20, 20],
    [20, 180],
    [285, 20],
    [285, 180],
  ].map(([x = 0, y = 0]) => {
    const at = (y * info.width + x) * info.channels;
    const parts = [...data.subarray(at, at + COLOURS.length)];
    return COLOURS[parts.indexOf(Math.max(...parts))] ?? '';
  });
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture that was stored lying (%i) stands upright',
  async (orientation) => {
    const file = lying[orientation - 1] ?? Buffer.alloc(0);
    const { files: made, width, height } = await makePhoto(file);
    expect([width, height]).toEqual([300, 200]);
    const upright = ['red', 'blue', 'green', 'green'];
    expect(await cornersOf(sharp(made.large))).toEqual(upright);
    // The library's own way, which holds the whole picture, says the same of it.
    expect(await cornersOf(sharp(file).autoOrient())).toEqual(upright);
  },
);

test.each(['svg', 'svg of entities', 'tiff', 'gif', 'heic', 'text', 'nothing'])(
  '%s is no photo, whatever it is called',
  async (kind) => {
    expect(await refusal(refused[kind] ?? Buffer.alloc(0))).toBe('PHOTO_TYPE');
  },
);

test('a picture that moves is refused', async () => {
  expect(await refusal(refused['moving webp'] ?? Buffer.alloc(0))).toBe('PHOTO_ANIMATED');
  expect(await refusal(withChunk(files.png, 'acTL', Buffer.alloc(8, 1)))).toBe('PHOTO_ANIMATED');
  const sequence = Buffer.from(files.avif);
  sequence.write('avis', 8, 'latin1');
  expect(await refusal(sequence)).toBe('PHOTO_ANIMATED');
});

test('more than 50 megapixels are refused before they are read', async () => {
  for (const [width, height] of [
    [50_000, 50_000],
    [1_000_000, 51],
    [7100, 7100],
  ] as const)
    expect(await refusal(pixelBomb(width, height)), `${width} × ${height}`).toBe('PHOTO_TOO_MANY_PIXELS');
});

test.each(FORMATS)('a %s that is cut short is refused, wherever it ends', async (format) => {
  const file = files[format];
  for (const share of [0.1, 0.4, 0.8, 0.95]) {
    const cut = file.subarray(0, Math.floor(file.length * share));
    expect(['PHOTO_BROKEN', 'PHOTO_TYPE'], `${share}`).toContain(await refusal(cut));
  }
});

test('a head of one kind before the body of another is refused', async () => {
  const svgInJpeg = Buffer.concat([files.jpeg.subarray(0, 24), entityBomb()]);
  const tiffInPng = Buffer.concat([files.png.subarray(0, 8), refused.tiff ?? Buffer.alloc(0)]);
  for (const file of [svgInJpeg, tiffInPng]) expect(await refusal(file)).toBe('PHOTO_BROKEN');
});
