import type { Memory } from '@liora/domain/contract/memories';
import type { MemoryFacts } from '@liora/domain/contract/memory';
import type { Photo } from '@liora/domain/contract/photos';
import { readerZone } from '@liora/domain/i18n/format';
import type { Mood } from '@liora/domain/rules/moods';

export interface DraftPhoto extends Photo {
  caption: string | null;
}

/** A memory as it is being written. */
export interface MemoryDraft {
  place_name: string;
  /** Undefined leaves the place as it is. */
  place_id: string | null | undefined;
  date_completed: string;
  /** Null: not rated yet. A number that nobody gave would be remembered as theirs. */
  rating: number | null;
  mood: Mood | null;
  reflection: string;
  photos: DraftPhoto[];
}

export const emptyDraft = (part: Partial<MemoryDraft> = {}): MemoryDraft => ({
  place_name: '',
  place_id: null,
  date_completed: '',
  rating: null,
  mood: null,
  reflection: '',
  photos: [],
  ...part,
});

export const draftOf = (memory: Memory | MemoryFacts): MemoryDraft => ({
  place_name: memory.place_name,
  place_id: undefined,
  date_completed: memory.date_completed,
  rating: memory.rating,
  mood: memory.mood,
  reflection: memory.reflection ?? '',
  photos: memory.photos,
});

/** One of which nothing is missing. */
export type WholeDraft = MemoryDraft & { rating: number };

/** What is sent of it. */
export const contentOf = ({ photos, reflection, place_name, ...draft }: WholeDraft) => ({
  ...draft,
  place_name: place_name.trim(),
  reflection: reflection.trim() || null,
  photos: photos.map(({ id, caption }) => ({ id, caption: caption?.trim() || null })),
  time_zone: readerZone(),
});

export interface DraftProblems {
  place?: boolean;
  day?: boolean;
  rating?: boolean;
}

export function problemsOf({ place_name, date_completed, rating }: MemoryDraft): DraftProblems | null {
  const problems = {
    ...(place_name.trim() === '' && { place: true }),
    ...(date_completed === '' && { day: true }),
    ...(rating === null && { rating: true }),
  };
  return Object.keys(problems).length > 0 ? problems : null;
}

export const isWhole = (draft: MemoryDraft): draft is WholeDraft => problemsOf(draft) === null;
