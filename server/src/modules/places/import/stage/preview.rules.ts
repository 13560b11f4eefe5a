import { IMPORT_SAMPLE_TEXT_CHARS } from '@liora/domain/limits';
import { IMPORT_FIELDS, type ImportField } from '@liora/domain/rules/importRuns';

export interface SampledPlace {
  kind: 'added' | 'changed' | 'closed';
  name: string;
  address: string | null;
  category: string;
  /** Of a changed one: what is another, as before and as the file has it. */
  fields: { field: ImportField; before: string | null; after: string | null }[];
}

interface Row {
  name: string;
  address: string | null;
  category: string;
  latitude: number;
  longitude: number;
  [column: string]: unknown;
}

/** A record as it is stored, and as the file has it. */
export interface ChangedRow {
  before: Row;
  after: Row;
}

const positionOf = ({ latitude, longitude }: Row) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

function wordsOf(field: ImportField, row: Row): string | null {
  if (field === 'position') return positionOf(row);
  const value = row[field];
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
  return text === '' ? null : text.slice(0, IMPORT_SAMPLE_TEXT_CHARS);
}

/** Which facts of a place that people read are others than before. */
export function changedFields({ before, after }: ChangedRow): SampledPlace['fields'] {
  return IMPORT_FIELDS.map((field) => ({
    field,
    before: wordsOf(field, before),
    after: wordsOf(field, after),
  })).filter((fact) => fact.before !== fact.after);
}
