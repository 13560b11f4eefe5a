import type { Person } from '@liora/domain/contract/common';
import type { ActionRecord } from '@liora/domain/contract/moderation';
import { csvCell } from '@liora/domain/rules/csvCell';
import type { ActionRow } from './actions.queries.ts';

type Details = ActionRecord['details'];

export function toActionRecord(row: ActionRow, people: ReadonlyMap<string, Person>): ActionRecord {
  const { at, admin_id, details, ...rest } = row;
  const isMember = row.subject_type === 'member' && row.subject_id !== null;
  return {
    ...rest,
    at: at.toISOString(),
    admin: (admin_id && people.get(admin_id)) || null,
    by_admin: admin_id !== null,
    member: (isMember && people.get(row.subject_id ?? '')) || null,
    details: details as Details,
  };
}

const COLUMNS = [
  'id',
  'at',
  'admin_id',
  'action',
  'subject_type',
  'subject_id',
  'reason',
  'details',
] as const;

/** The first line of the file. */
export const CSV_HEAD = `${COLUMNS.join(',')}\r\n`;

function csvField(value: unknown): string {
  if (value === null) return '';
  return csvCell(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const written = ({ at, ...row }: ActionRow) => ({ ...row, at: at.toISOString() });

/** A line of the file, as RFC 4180 says. */
export function csvLine(row: ActionRow): string {
  const fields = written(row);
  return `${COLUMNS.map((column) => csvField(fields[column])).join(',')}\r\n`;
}

/** A line of the file: one JSON object. */
export function jsonLine(row: ActionRow): string {
  const fields = written(row);
  return `${JSON.stringify(Object.fromEntries(COLUMNS.map((column) => [column, fields[column]])))}\n`;
}
