import { browseText } from '../browse.text.ts';
import { isArea } from '../searchInput.rules.ts';
import type { Browse } from '../useBrowse.ts';
import { headingWords, uncountedWords } from './headingWords.rules.ts';

export interface ResultTitle {
  /** '48 places within 10 miles'; without a number until they are counted. */
  title: string;
  /** '5 more up to 20 miles'. */
  more: string | null;
  counted: boolean;
  /** Nothing was found, or nothing could be asked. */
  none: boolean;
}

/** What the head of the list says, whichever of its forms is on screen. */
export function resultTitle({ found, search }: Pick<Browse, 'found' | 'search'>): ResultTitle {
  const area = isArea(search);
  const words = found.counts && headingWords(found.counts, area);
  const none = found.first ? found.places.length === 0 : found.error !== null;
  const uncounted = found.first && uncountedWords(found.first.radiusMiles, area);
  const title =
    none && found.first ? browseText.found.title : (words?.title ?? uncounted ?? browseText.found.here);
  return { title, more: words?.more ?? null, counted: words !== null, none };
}
