import { randomFrom } from '@liora/art/seed';
import { bombs } from './bombs.ts';
import { entityBomb, FORMATS, type Format, moving, outside, photographed, pixelBomb } from './pictures.ts';

/** Whole pictures and bombs that hostile files are made of. Made before the first photo is read. */
export async function hostileParts(): Promise<Buffer[]> {
  const whole: Buffer[] = [];
  for (const format of FORMATS) whole.push(await photographed(format as Format));
  return [
    ...whole,
    pixelBomb(60_000, 60_000),
    pixelBomb(1_000_000, 3),
    entityBomb(),
    outside(),
    await moving('gif'),
    await moving('webp'),
    ...(await bombs()),
    Buffer.alloc(0),
    Buffer.alloc(4096, 0xff),
  ];
}

type Spoil = (file: Buffer, other: Buffer, below: (most: number) => number) => Buffer;

const SPOILS: readonly Spoil[] = [
  (file, _other, below) => file.subarray(0, below(file.length)),
  (file, _other, below) => file.subarray(below(file.length)),
  (file, _other, below) => {
    const spoilt = Buffer.from(file);
    for (let times = 1 + below(40); times > 0; times -= 1) spoilt[below(spoilt.length)] = below(256);
    return spoilt;
  },
  // Lengths and counts are near the head.
  (file, _other, below) => {
    const spoilt = Buffer.from(file);
    const at = below(Math.min(200, spoilt.length - 4));
    if (spoilt.length > 4)
      spoilt.writeUInt32BE([0, 1, 0x7fffffff, 0xffffffff][below(4)] ?? 0, Math.max(0, at));
    return spoilt;
  },
  (file, other, below) => Buffer.concat([file.subarray(0, below(64)), other]),
  (file, other, below) =>
    Buffer.concat([file.subarray(0, below(file.length)), other.subarray(below(other.length))]),
  (file) => file,
];

/** So many files: whole ones, spoilt ones, and ones put together from two. */
export function* hostileFiles(parts: readonly Buffer[], howMany: number, seed: number): Generator<Buffer> {
  const random = randomFrom(seed);
  const below = (most: number) => Math.floor(random() * Math.max(1, most));
  const any = () => parts[below(parts.length)] ?? Buffer.alloc(0);
  for (let made = 0; made < howMany; made += 1)
    yield (SPOILS[below(SPOILS.length)] ?? ((file: Buffer) => file))(any(), any(), below);
}
