import type { SavedListInput } from '@liora/domain/contract/saved';
import { answerName } from './offlineAnswers.rules.ts';
import { findAnswer } from './offlineAnswers.store.ts';
import { isWholeList, listFromStored, type SavedAnswer } from './savedList.rules.ts';

const PATH = ['saved', 'places'];
/** As many as are fetched for it (fillOffline.actions.ts), and some more that were opened. */
const MOST_PAGES = 10;

export const isSavedList = (path: readonly string[]): boolean => path.join('.') === PATH.join('.');

/**
 * Saved places by a filter or in an order that nobody asked the server for, or near where somebody is now: out of the pages
 * that are stored. Undefined: none are, or it is the whole list that is wanted, which is stored as it is.
 */
export async function savedFromStored(input: unknown, now: number): Promise<SavedAnswer | undefined> {
  const question = input as SavedListInput;
  if (isWholeList(question)) return undefined;
  const pages: SavedAnswer[] = [];
  let cursor: string | undefined;
  do {
    const name = answerName(PATH, { sort: 'added', cursor });
    const page = name && ((await findAnswer(name, now)) as SavedAnswer | undefined);
    if (!page) break;
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && pages.length < MOST_PAGES);
  const [first] = pages;
  if (!first) return undefined;
  return listFromStored({ ...first, places: pages.flatMap(({ places }) => places) }, question);
}
