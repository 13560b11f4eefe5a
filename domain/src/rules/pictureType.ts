/** What a file is by its first bytes: names and stated types are other people's words. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

export interface Picture {
  type: PictureType;
  animated: boolean;
}

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_HEAD = [0xff, 0xd8, 0xff];
const ANIMATION_FLAG = 0x02;
/** Where the flags of a WebP file with a 'VP8X' head stand. */
const WEBP_FLAGS = 20;
const BRANDS_FROM = 16;
const MOST_BRANDS = 20;
const SHORTEST = 24;
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis'];

const startsWith = (file: Uint8Array, head: readonly number[]) => head.every((byte, at) => file[at] === byte);
const textAt = (file: Uint8Array, at: number) => String.fromCharCode(...file.subarray(at, at + 4));
const numberAt = (file: Uint8Array, at: number) =>
  new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(at);

/** PNG tells of its animation before the first picture; chunks are looked at one by one, each longer than nothing. */
function isAnimatedPng(file: Uint8Array): boolean {
  for (let at = PNG_HEAD.length; at + 8 <= file.length; at += numberAt(file, at) + 12) {
    const name = textAt(file, at + 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

/** The brands of a file of the ISO family: its own and those that it fits. */
function brandsOf(file: Uint8Array): string[] {
  const end = Math.min(file.length, numberAt(file, 0), BRANDS_FROM + 4 * MOST_BRANDS);
  const brands = [textAt(file, 8)];
  for (let at = BRANDS_FROM; at + 4 <= end; at += 4) brands.push(textAt(file, at));
  return brands;
}

function recogniseIso(file: Uint8Array): Picture | null {
  const brands = brandsOf(file);
  if (brands.includes('avis')) return { type: 'avif', animated: true };
  if (brands.includes('avif')) return { type: 'avif', animated: false };
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? { type: 'heic', animated: false } : null;
}

/** The kind of picture that a file begins as; null for everything that is never taken. */
export function recognisePicture(file: Uint8Array): Picture | null {
  if (file.length < SHORTEST) return null;
  if (startsWith(file, JPEG_HEAD)) return { type: 'jpeg', animated: false };
  if (startsWith(file, PNG_HEAD)) return { type: 'png', animated: isAnimatedPng(file) };
  if (textAt(file, 0) === 'RIFF' && textAt(file, 8) === 'WEBP') {
    const animated = textAt(file, 12) === 'VP8X' && ((file[WEBP_FLAGS] ?? 0) & ANIMATION_FLAG) !== 0;
    return { type: 'webp', animated };
  }
  return textAt(file, 4) === 'ftyp' ? recogniseIso(file) : null;
}
