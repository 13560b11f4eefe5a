import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { photographed, SECRETS, scene, withChunk } from './pictures.ts';

// Pictures whose pixels are harmless and whose rest is not, and files that are two things at once.

const MUCH = 48 * 1024 * 1024;
const SEGMENT = 65_000;
const AFTER_START = 2;

/** A JPEG with one more segment after its first bytes. */
const withSegment = (jpeg: Buffer, marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, AFTER_START), head, data, jpeg.subarray(AFTER_START)]);
};

/** EXIF whose directory has as many entries as can be counted, each of which leads back to it. */
function circlingExif(): Buffer {
  const tiff = Buffer.alloc(SEGMENT);
  tiff.write('Exif\0\0II*\0\b\0\0\0', 0, 'latin1');
  const start = 14;
  tiff.writeUInt16LE(0xffff, start);
  for (let at = start + 2; at + 12 < SEGMENT; at += 12) {
    // ExifOffset, one long: the first directory again.
    tiff.writeUInt16LE(0x8769, at);
    tiff.writeUInt16LE(4, at + 2);
    tiff.writeUInt32LE(1, at + 4);
    tiff.writeUInt32LE(8, at + 8);
  }
  return tiff;
}

/** EXIF whose texts say that they are gigabytes long and lie anywhere. */
function endlessExif(): Buffer {
  const tiff = circlingExif();
  for (let at = 16; at + 12 < SEGMENT; at += 12) {
    tiff.writeUInt16LE(0x010e, at);
    tiff.writeUInt16LE(2, at + 2);
    tiff.writeUInt32LE(0xffffffff, at + 4);
    tiff.writeUInt32LE(at * 7919, at + 8);
  }
  return tiff;
}

const packed = () => deflateSync(Buffer.alloc(MUCH), { level: 9 });
const named = (name: string, data: Buffer) => Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), data]);

export async function bombs(): Promise<Buffer[]> {
  const png = await scene(60, 40);
  const jpeg = await photographed('jpeg');
  const webp = await photographed('webp');
  const zip = Buffer.from(zipSync({ 'photo.jpg': new Uint8Array(MUCH) }, { level: 9 }));
  const page = Buffer.from(`<html><script>alert(${JSON.stringify(SECRETS[0])})</script></html>`);
  let segments = jpeg;
  for (let each = 0; each < 40; each += 1) segments = withSegment(segments, 0xe1, circlingExif());
  const wide = Buffer.from(webp);
  // The size of a picture with more in it than pixels is in its first chunk.
  if (wide.length > 30 && wide.toString('latin1', 12, 16) === 'VP8X') wide.fill(0xff, 24, 30);
  return [
    zip,
    withChunk(png, 'zTXt', named('Comment', packed())),
    withChunk(png, 'iCCP', named('profile', packed())),
    withChunk(png, 'eXIf', circlingExif().subarray(6)),
    withSegment(jpeg, 0xe1, circlingExif()),
    withSegment(jpeg, 0xe1, endlessExif()),
    withSegment(jpeg, 0xe2, named('ICC_PROFILE', Buffer.alloc(SEGMENT - 20, 0xff))),
    segments,
    wide,
    Buffer.concat([jpeg, zip]),
    Buffer.concat([png, page]),
    Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg]),
    Buffer.concat([Buffer.from('GIF89a'), png]),
    Buffer.concat([Buffer.from(strToU8('#!/bin/sh\n')), png]),
    withSegment(jpeg, 0xfe, page),
  ];
}
