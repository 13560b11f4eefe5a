/** Where a page that is sorted by titles ends: as much of the last one as is sorted by, and the id. */
export interface TitlePosition {
  title: string;
  id: string;
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const writeTitleCursor = ({ title, id }: TitlePosition): string =>
  `${id}.${Buffer.from(title).toString('base64url')}`;

/** Anything that is none of ours starts over rather than failing. */
export function readTitleCursor(cursor: string | undefined): TitlePosition | null {
  const [id = '', title = ''] = (cursor ?? '').split('.');
  const read = Buffer.from(title, 'base64url').toString();
  return ID.test(id) && !read.includes('\0') ? { title: read, id } : null;
}
