import { MEMORY_BOOK_PATH } from '@liora/domain/contract/memoryBook';
import { saveFile } from '../../../lib/saveFile.ts';
import { askServer, serverAddress } from '../../../lib/server.ts';

/** Why there is no book: the answer's status, or null when it did not arrive whole. */
export class NoBook extends Error {
  readonly status: number | null;
  constructor(status: number | null) {
    super(`memory book: ${status}`);
    this.status = status;
  }
}

/** The last line of a page that is whole. */
const END = '</html>';

/** A year as one page. It comes in pieces; one that stopped in the middle is none. @throws NoBook */
export async function fetchBook(year: number, own: boolean): Promise<Blob> {
  const path = `${MEMORY_BOOK_PATH}?year=${year}&own=${own ? 1 : 0}`;
  const answer = await askServer(serverAddress(path), { method: 'POST' }).catch(() => null);
  if (!answer?.ok) throw new NoBook(answer?.status ?? null);
  const page = await answer.blob().catch(() => null);
  if (!page || !(await page.slice(-END.length - 1).text()).includes(END)) throw new NoBook(null);
  return page;
}

export const saveBook = (page: Blob, year: number): void => saveFile(page, `liora-memories-${year}.html`);
