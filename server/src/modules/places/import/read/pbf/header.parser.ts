import { PbfReader } from 'pbf';
import type { Box } from '../coveredArea.rules.ts';
import { FileProblem } from '../fileProblem.errors.ts';

export interface PbfHeader {
  box: Box | null;
  /** Day of the data (YYYY-MM-DD), when the file states one. */
  date: string | null;
}

const UNDERSTOOD = new Set(['OsmSchema-V0.6', 'DenseNodes']);
const NANO = 1e-9;

/** Reads the first blob. Throws FileProblem for features that this reader would misread. */
export function readHeader(data: Uint8Array): PbfHeader {
  const header: PbfHeader = { box: null, date: null };
  new PbfReader(data).readFields((field, found, pbf) => {
    if (field === 1) found.box = readBox(pbf);
    else if (field === 4) requireFeature(pbf.readString());
    else if (field === 32) found.date = new Date(pbf.readVarint(true) * 1000).toISOString().slice(0, 10);
  }, header);
  return header;
}

function requireFeature(feature: string): void {
  if (feature === 'HistoricalInformation') throw new FileProblem('history_file');
  if (!UNDERSTOOD.has(feature)) throw new FileProblem('unknown_feature', feature);
}

function readBox(pbf: PbfReader): Box | null {
  const box = { south: 0, west: 0, north: 0, east: 0 };
  pbf.readMessage((field, found, inner) => {
    if (field === 1) found.west = inner.readSVarint() * NANO;
    else if (field === 2) found.east = inner.readSVarint() * NANO;
    else if (field === 3) found.north = inner.readSVarint() * NANO;
    else if (field === 4) found.south = inner.readSVarint() * NANO;
  }, box);
  return box.south < box.north && box.west < box.east ? box : null;
}
