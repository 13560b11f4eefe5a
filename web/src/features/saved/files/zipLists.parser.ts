import { unzipSync } from 'fflate';

export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** Of everything that Takeout packs: maps and lists, less what only describes the archive. */
const LIST = /\.(?:gpx|kml|geojson|json|csv|tsv)$/i;

/** Files of a ZIP that may be lists. What it would unpack to is asked before it is unpacked. */
export function unzipLists(
  zip: Uint8Array,
  most: { bytes: number; files: number },
): ZippedFile[] | 'too_large' | 'damaged' {
  let [bytes, files] = [0, 0];
  try {
    const entries = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (!LIST.test(name)) return false;
        bytes += originalSize;
        files += 1;
        return bytes <= most.bytes && files <= most.files;
      },
    });
    if (bytes > most.bytes || files > most.files) return 'too_large';
    return Object.entries(entries).map(([name, content]) => ({ name, bytes: content }));
  } catch {
    return 'damaged';
  }
}
