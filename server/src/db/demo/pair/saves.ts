import type { SavedMark } from '@liora/domain/rules/savedPlaces';
import { savePlace } from '../../../modules/saved/write/save.service.ts';
import { placeIdOf } from '../placeRows.ts';
import type { Pair } from './people.ts';

interface Save {
  by: 'nora' | 'hugo';
  slug: string;
  daysAgo: number;
  mark?: SavedMark;
  note?: string;
  /** The other one does not see it. */
  kept?: true;
}

const SAVES: readonly Save[] = [
  { by: 'nora', slug: 'green-apple-books', daysAgo: 68, mark: 'been', note: 'The annex, first.' },
  { by: 'hugo', slug: 'keys-jazz-bistro', daysAgo: 64, mark: 'want' },
  { by: 'hugo', slug: 'green-apple-books', daysAgo: 61, mark: 'been' },
  { by: 'nora', slug: 'state-bird-provisions', daysAgo: 45, mark: 'want' },
  { by: 'nora', slug: 'castro-theatre', daysAgo: 33, note: 'For his birthday. Not a word.', kept: true },
  { by: 'hugo', slug: 'state-bird-provisions', daysAgo: 25, mark: 'want' },
  { by: 'hugo', slug: 'sunset-dunes', daysAgo: 14, kept: true },
  { by: 'nora', slug: 'hotel-biron', daysAgo: 6, mark: 'idea' },
  { by: 'hugo', slug: 'sheba-piano-lounge', daysAgo: 4, mark: 'want' },
  { by: 'nora', slug: 'samovar-castro', daysAgo: 1 },
];

/** Places that each saved: most of them the other one sees. */
export async function savePlacesOfPair(pair: Pair): Promise<void> {
  for (const { by, slug, daysAgo, mark, note, kept } of SAVES)
    await savePlace(pair[by](pair.when.at(-daysAgo, 19)), {
      place_id: placeIdOf(slug),
      mark: mark ?? null,
      note: note ?? null,
      shared_with_partner: kept !== true,
    });
}
