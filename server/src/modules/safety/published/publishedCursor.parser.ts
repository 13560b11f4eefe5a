import { isUuid } from '../../../db/uuid.ts';

/** Where a page that is sorted by titles ends: as much of the last one as is sorted by, and the id. */
export interface TitlePosition {
  title: string;
  id: string;
}

export const writeTitleCursor = ({ title, id }: TitlePosition): string =>
  `${id}.${Buffer.from(title).toString('base64url')}`;

/** Anything that is none of ours starts over rather than failing. */
export function readTitleCursor(cursor: string | undefined): TitlePosition | null {
  const [id = '', title = ''] = (cursor ?? '').split('.');
  const read = Buffer.from(title, 'base64url').toString();
  return isUuid(id) && !read.includes('\0') ? { title: read, id } : null;
}
