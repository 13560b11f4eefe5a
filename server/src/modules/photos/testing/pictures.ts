import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Pictures as cameras and attackers make them. Words that must never be served are all of SECRETS.

export const SECRETS = ['SERIAL-4711-CAMERA', 'Mara Quill', 'IMG_20260516_mara.jpg', 'Harbour Street 12'];
const [SERIAL = '', ARTIST = '', FILE_NAME = '', PLACE = ''] = SECRETS;

export const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

/** Red above, blue below, green to the right: so that it tells where up is. */
export async function scene(width = 600, height = 400): Promise<Buffer> {
  const part = (w: number, h: number, background: string) =>
    sharp({ create: { width: w, height: h, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([
      { input: await part(width, Math.floor(height / 2), '#ff0000'), top: 0, left: 0 },
      {
        input: await part(Math.floor(width / 4), height, '#00ff00'),
        top: 0,
        left: width - Math.floor(width / 4),
      },
    ])
    .png()
    .toBuffer();
}

/** As a phone stores it: who took it, with what, where, and how it was held. */
export async function photographed(format: Format, orientation = 1): Promise<Buffer> {
  const exif = {
    IFD0: {
      Make: 'Lumen',
      Model: SERIAL,
      Artist: ARTIST,
      ImageDescription: FILE_NAME,
    },
    IFD2: { BodySerialNumber: SERIAL, UserComment: PLACE },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '37/1 46/1 30/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '122/1 25/1 9/1',
    },
  };
  const picture = sharp(await scene())
    .withMetadata({ orientation })
    .withExif(exif)
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><t>${ARTIST} ${PLACE}</t></x:xmpmeta>`)
    .withIccProfile('p3');
  const file = await picture.toFormat(format).toBuffer();
  return format === 'png'
    ? withChunk(file, 'tEXt', Buffer.from(`Author\0${ARTIST} ${FILE_NAME}`, 'latin1'))
    : file;
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Buffer) => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([head, body, sum]);
}

const AFTER_HEADER = 33;
/** A PNG with one more chunk after its first. */
export const withChunk = (png: Buffer, name: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, AFTER_HEADER), chunk(name, data), png.subarray(AFTER_HEADER)]);

/** A PNG of so many pixels in a few kilobytes. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(Math.ceil(width / 8) + 1);
  const rows = Math.min(height, Math.floor(40_000_000 / row.length));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row.length * rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const entityBomb = (): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from(
      { length: 9 },
      (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`,
    ).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><text>&j;</text></svg>`,
  );

export const outside = (): Buffer =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image xlink:href="file:///etc/passwd" width="9" height="9"/></svg>',
  );

/** Several pictures one after the other. */
export async function moving(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = sharp(Buffer.from(Array.from({ length: 40 * 80 * 3 }, (_, at) => (at * 7) % 251)), {
    raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
  });
  return format === 'gif' ? frames.gif().toBuffer() : frames.webp().toBuffer();
}
