/** Where a page ends: as much of the last term as is sorted by, and the id. */
export interface MappingPosition {
  sorted: string;
  id: number;
}

export const writeMappingCursor = ({ sorted, id }: MappingPosition): string =>
  `${id}.${Buffer.from(sorted).toString('base64url')}`;

/** Anything that is none of ours starts over rather than failing. */
export function readMappingCursor(cursor: string | undefined): MappingPosition | null {
  const [id = '', sorted = ''] = (cursor ?? '').split('.');
  const read = Buffer.from(sorted, 'base64url').toString();
  return /^\d{1,15}$/.test(id) && !read.includes('\0') ? { sorted: read, id: Number(id) } : null;
}
