import sharp from 'sharp';

const WIDTH = 4000;
const HEIGHT = 3000;

/** 12 megapixels with as much in them as a photo has: soft shapes and some grain. */
export async function twelveMegapixels(): Promise<Buffer> {
  const soft = await sharp({
    create: {
      width: 80,
      height: 60,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(
    await sharp(soft).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer(),
  )
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** The same four files as Liora stores, written down as anybody would who has only the library. */
export async function bySharpAlone(file: Buffer): Promise<void> {
  const of = (px: number) =>
    sharp(file).autoOrient().resize(px, px, { fit: 'inside', withoutEnlargement: true });
  for (const px of [320, 960, 2048]) await of(px).webp({ quality: 80, effort: 3 }).toBuffer();
  await of(960).flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer();
}
