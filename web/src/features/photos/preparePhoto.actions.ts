import { PHOTO_MAX_PIXELS } from '@liora/domain/limits';
import { type PictureType, recognisePicture } from '@liora/domain/rules/pictureType';
import { FileRefused } from '../../lib/sendFile.ts';
import { isSentAsItIs, type Size, sentSize } from './photoSize.rules.ts';

const QUALITY = 0.9;
/** Enough of a file to see what it is. */
const HEAD_BYTES = 65_536;
/** What may be seen through stays so; everything else is smallest as a photo. */
const OUTPUT: Partial<Record<PictureType, string>> = { png: 'image/png', webp: 'image/webp' };

async function open(file: Blob, type: PictureType): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    const decoded =
      type === 'heic' ? await (await import('../../lib/heic/decodeHeic.ts')).decodeHeic(file) : null;
    if (!decoded) throw new FileRefused('PHOTO_BROKEN');
    return decoded;
  }
}

function draw(bitmap: ImageBitmap, { width, height }: Size, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/**
 * What is sent of a chosen file: upright and no larger than needed, so that little has to leave a phone. What Liora would not
 * take is refused before anything is sent.
 * @throws FileRefused
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const recognised = recognisePicture(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!recognised) throw new FileRefused('PHOTO_TYPE');
  if (recognised.animated) throw new FileRefused('PHOTO_ANIMATED');
  const bitmap = await open(file, recognised.type);
  try {
    if (bitmap.width * bitmap.height > PHOTO_MAX_PIXELS) throw new FileRefused('PHOTO_TOO_MANY_PIXELS');
    if (recognised.type !== 'heic' && isSentAsItIs(bitmap, file.size)) return file;
    const drawn = await draw(bitmap, sentSize(bitmap), OUTPUT[recognised.type] ?? 'image/jpeg');
    return drawn ?? file;
  } finally {
    bitmap.close();
  }
}
