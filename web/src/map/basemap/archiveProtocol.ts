import { addProtocol } from 'maplibre-gl';
import { ARCHIVE_SCHEME, parseTileAddress } from './archiveScheme.ts';
import { archiveTile } from './tileArchive.ts';

/** Lets MapLibre read `pmtiles://` tiles. Doing it again changes nothing. */
export function registerArchives(): void {
  addProtocol(ARCHIVE_SCHEME, async ({ url }, { signal }) => {
    const address = parseTileAddress(url);
    if (!address) throw new Error(`Not a tile address: ${url}`);
    return { data: (await archiveTile(address, signal)) ?? new ArrayBuffer(0) };
  });
}
