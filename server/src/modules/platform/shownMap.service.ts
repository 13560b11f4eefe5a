import { stat } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { fileStamp } from '../../http/mapTiles.ts';

const DRAWN = { kind: 'drawn', url: '', schema: 'openmaptiles', attribution: '' } as const;

/**
 * Of the operator's map settings what a browser needs; where its file lies is nobody's business. Imported areas are looked
 * for when somebody asks, so that an import shows without a restart; a new archive has an address of its own.
 */
export async function shownMap({ kind, url, schema, attribution, file }: Config['map']) {
  if (kind !== 'areas') return { kind, url, schema, attribution };
  const found = file === undefined ? null : await stat(file).catch(() => null);
  return found
    ? ({ kind: 'pmtiles', url: `${url}?v=${fileStamp(found)}`, schema, attribution } as const)
    : DRAWN;
}
