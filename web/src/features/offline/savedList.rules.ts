import type { SavedListInput, SavedOverview, SavedPlace } from '@liora/domain/contract/saved';
import { distanceMiles } from '@liora/domain/rules/distance';

export interface SavedAnswer {
  places: SavedPlace[];
  overview: SavedOverview | null;
  nextCursor: string | null;
}

type Question = Pick<SavedListInput, 'category' | 'mark' | 'origin'> & {
  q?: string | undefined;
  sort?: SavedListInput['sort'] | undefined;
  cursor?: string | undefined;
};

/** Whether the question is for all of them as they were saved: that is what is stored, page by page. */
export const isWholeList = ({ q = '', category, mark, sort = 'added' }: Question): boolean =>
  q.trim() === '' && category === undefined && mark === undefined && sort === 'added';

/**
 * What the server would answer out of these places, which are stored on this device in the order in which they were saved: the
 * same filters and orders (server: saved/list), with distances from where somebody is now. All of it is one page.
 */
export function listFromStored(stored: SavedAnswer, question: Question): SavedAnswer {
  const { origin, sort = 'added' } = question;
  const places = stored.places
    .filter((saved) => isMeant(saved, question))
    .map((saved) => located(saved, origin));
  return { places: inOrder(places, sort), overview: stored.overview, nextCursor: null };
}

function isMeant(saved: SavedPlace, { q = '', category, mark }: Question): boolean {
  const lies =
    category === undefined ||
    (category === 'uncategorized' ? saved.category_ids.length === 0 : saved.category_ids.includes(category));
  if (!lies || (mark !== undefined && saved.mark !== mark)) return false;
  const said = folded(wordsOf(saved).join(' '));
  return folded(q)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

function wordsOf(saved: SavedPlace): string[] {
  const note = saved.note ?? '';
  if (saved.kind === 'unavailable') return [note];
  const { name, address, locality, category, subcategory, types } = saved.place;
  return [name, address ?? '', locality ?? '', category, subcategory ?? '', ...types, note];
}

/** Without case and accents, as the server compares words. */
const folded = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

function located(saved: SavedPlace, origin: Question['origin']): SavedPlace {
  if (saved.kind === 'unavailable') return saved;
  const { latitude: lat, longitude: lng } = saved.place;
  const isKnown = origin && lat !== null && lng !== null;
  const from = isKnown && { lat: origin.latitude, lng: origin.longitude };
  return {
    ...saved,
    place: { ...saved.place, distanceMiles: from ? distanceMiles(from, { lat, lng }) : null },
  };
}

/** What has no name, score or distance stands last. */
function inOrder(places: SavedPlace[], sort: NonNullable<Question['sort']>): SavedPlace[] {
  if (sort === 'added') return places;
  return places.toSorted((a, b) => rankOf(a, sort) - rankOf(b, sort) || nameOf(a).localeCompare(nameOf(b)));
}

const LAST = Number.MAX_VALUE;

function rankOf(saved: SavedPlace, sort: 'name' | 'distance' | 'score'): number {
  if (saved.kind === 'unavailable') return LAST;
  const { distanceMiles: miles, sparkScore } = saved.place;
  if (sort === 'name') return 0;
  if (sort === 'distance') return miles ?? LAST / 2;
  return sparkScore === null ? LAST / 2 : -sparkScore;
}

const nameOf = (saved: SavedPlace): string => (saved.kind === 'unavailable' ? '' : folded(saved.place.name));
