import {
  PHOTO_DECODE_SECONDS,
  PHOTO_LARGE_PX,
  PHOTO_MAX_PIXELS,
  PHOTO_MEDIUM_PX,
  PHOTO_SMALL_PX,
} from '@liora/domain/limits';
import { recognisePicture } from '@liora/domain/rules/pictureType';
import type { Sharp, SharpConstructor } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { ProductError } from '../../rpc/errors.ts';
import { hasCirclingExif } from './exif.rules.ts';
import { turnFor } from './orientation.rules.ts';

/** The files of a photo: three sizes for screens, and one for letters, whose readers seldom show WebP. */
export const PHOTO_FILES = {
  small: 'small.webp',
  medium: 'medium.webp',
  large: 'large.webp',
  mail: 'mail.jpg',
} as const;
export type PhotoFile = keyof typeof PHOTO_FILES;

export interface MadePhoto {
  width: number;
  height: number;
  thumbhash: string;
  files: Record<PhotoFile, Buffer>;
}

/** Longer than this a blurred picture has no side. */
const THUMBHASH_PX = 100;
const WEBP = { quality: 80, effort: 3 };
const JPEG = { quality: 80, progressive: true };
const PAPER = '#ffffff';

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].flatMap((name) => [
  `VipsForeignLoad${name}`,
  `VipsForeignLoad${name}Buffer`,
]);

let loaded: Promise<SharpConstructor> | undefined;

/** Loaded with the first photo: it brings a library of its own. It can read nothing but the four kinds, whatever a file claims. */
function loadSharp(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: LOADERS });
    sharp.cache(false);
    // One picture takes one processor: how many are read at once is decided before (uploadSlots.runtime.ts).
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const pixelsOf = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true }) as Promise<Pixels>;

/**
 * The picture at its largest size, before it is turned: so even a huge one is read line by line and never held whole. Colours
 * are those of screens, and nothing but pixels goes on.
 */
async function readPixels(sharp: SharpConstructor, file: Buffer): Promise<Pixels> {
  const input = sharp(file, { failOn: 'error', limitInputPixels: PHOTO_MAX_PIXELS, autoOrient: false });
  const { orientation, width, height, pages = 1 } = await input.metadata();
  if (pages > 1) throw new ProductError('PHOTO_ANIMATED');
  if (width * height > PHOTO_MAX_PIXELS) throw new ProductError('PHOTO_TOO_MANY_PIXELS');
  const lying = await pixelsOf(
    input
      .resize(PHOTO_LARGE_PX, PHOTO_LARGE_PX, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: PHOTO_DECODE_SECONDS }),
  );
  const { mirrored, degrees } = turnFor(orientation);
  if (!mirrored && degrees === 0) return lying;
  const mirroredPixels = mirrored ? await pixelsOf(sharp(lying.data, { raw: lying.info }).flop()) : lying;
  return pixelsOf(sharp(mirroredPixels.data, { raw: mirroredPixels.info }).rotate(degrees));
}

async function draw(sharp: SharpConstructor, { data, info }: Pixels): Promise<MadePhoto> {
  const inside = (px: number) =>
    sharp(data, { raw: info }).resize(px, px, { fit: 'inside', withoutEnlargement: true });
  const large = await sharp(data, { raw: info }).webp(WEBP).toBuffer();
  const medium = await pixelsOf(inside(PHOTO_MEDIUM_PX));
  const ofMedium = () => sharp(medium.data, { raw: medium.info });
  const smaller = (px: number) => ofMedium().resize(px, px, { fit: 'inside', withoutEnlargement: true });
  const blurred = await pixelsOf(smaller(THUMBHASH_PX).ensureAlpha());
  return {
    width: info.width,
    height: info.height,
    thumbhash: Buffer.from(rgbaToThumbHash(blurred.info.width, blurred.info.height, blurred.data)).toString(
      'base64',
    ),
    files: {
      small: await smaller(PHOTO_SMALL_PX).webp(WEBP).toBuffer(),
      medium: await ofMedium().webp(WEBP).toBuffer(),
      large,
      mail: await ofMedium().flatten({ background: PAPER }).jpeg(JPEG).toBuffer(),
    },
  };
}

/** What the library says of a file that it does not read. */
function refusalFor(error: unknown): ProductError {
  if (error instanceof ProductError) return error;
  const words = error instanceof Error ? error.message : '';
  return new ProductError(/pixel limit/i.test(words) ? 'PHOTO_TOO_MANY_PIXELS' : 'PHOTO_BROKEN');
}

/**
 * All sizes of an uploaded file, upright and without anything that was in it besides the picture.
 * @throws PHOTO_TYPE, PHOTO_ANIMATED, PHOTO_TOO_MANY_PIXELS, PHOTO_BROKEN
 */
export async function makePhoto(file: Buffer): Promise<MadePhoto> {
  const recognised = recognisePicture(file);
  // Few places can read HEIC: the device sends it as something else.
  if (!recognised || recognised.type === 'heic') throw new ProductError('PHOTO_TYPE');
  if (recognised.animated) throw new ProductError('PHOTO_ANIMATED');
  if (hasCirclingExif(file)) throw new ProductError('PHOTO_BROKEN');
  const sharp = await loadSharp();
  const pixels = await readPixels(sharp, file).catch((error: unknown) => {
    throw refusalFor(error);
  });
  return draw(sharp, pixels);
}
