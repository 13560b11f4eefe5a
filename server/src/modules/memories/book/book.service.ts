import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY_SECONDS } from '@liora/domain/durations';
import type { Language } from '@liora/domain/i18n/languages';
import {
  BOOK_MEMORIES_MAX,
  BOOK_PER_DAY,
  BOOK_PHOTOS_MAX,
  BOOK_PHOTOS_OF_MEMORY,
  BOOKS_AT_ONCE,
} from '@liora/domain/limits';
import { limitConcurrency, type MadeFile, madeFile } from '../../../http/madeFile.ts';
import { inLanguage } from '../../../language.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { filesOf, type PhotoWithFile } from '../../photos/joint/jointPhotos.service.ts';
import { readPhoto } from '../../photos/photos.service.ts';
import { type BookMemory, memoriesOfYear } from './book.queries.ts';
import { bookText } from './book.text.ts';
import { bookFoot, bookHead, memoryFoot, memoryHead, photoFigure } from './bookPage.views.ts';

const LIMIT = { name: 'memory-book', max: BOOK_PER_DAY, windowSeconds: DAY_SECONDS };
const withinLimit = limitConcurrency(BOOKS_AT_ONCE);

export interface BookChoice {
  year: number;
  /** With those that are the caller's alone. */
  own: boolean;
  language: Language;
}

/**
 * A year of memories as one page (idea 16), made whole before any of it is sent: one picture at a time is in memory. The same
 * memories make the same bytes in a language, whoever of the two asks.
 * @throws RATE_LIMITED, and BUSY while this node makes as many as it can
 */
export function memoryBook(caller: SignedInCaller, choice: BookChoice): Promise<MadeFile> {
  return withinLimit(async () => {
    await takeFromLimit(caller.deps, LIMIT, caller.viewer.userId);
    const book = await readBook(caller, choice);
    return madeFile((sink) => pipeline(Readable.from(pieces(caller, book)), sink));
  });
}

async function readBook({ deps, viewer }: SignedInCaller, choice: BookChoice): Promise<Book> {
  const found = await memoriesOfYear(deps.db, viewer, { ...choice, limit: BOOK_MEMORIES_MAX + 1 });
  const memories = found.slice(0, BOOK_MEMORIES_MAX);
  const photos = await filesOf(
    deps.db,
    'memory',
    memories.map(({ id }) => id),
  );
  const most = photosOfEach(memories, photos);
  const notes = inLanguage(choice.language, () => [
    ...(found.length > memories.length ? [bookText.earlier(BOOK_MEMORIES_MAX)] : []),
    ...(isCut(memories, photos, most) ? [bookText.fewer(most)] : []),
  ]);
  return { ...choice, memories, photos, most, notes };
}

type Photos = ReadonlyMap<string, readonly PhotoWithFile[]>;
const countOf = (memories: readonly BookMemory[], photos: Photos, most: number) =>
  memories.reduce((sum, { id }) => sum + Math.min(most, photos.get(id)?.length ?? 0), 0);

/** As many of each memory as there is room for, the same of all. */
function photosOfEach(memories: readonly BookMemory[], photos: Photos): number {
  let most = BOOK_PHOTOS_OF_MEMORY;
  while (most > 0 && countOf(memories, photos, most) > BOOK_PHOTOS_MAX) most -= 1;
  return most;
}

const isCut = (memories: readonly BookMemory[], photos: Photos, most: number) =>
  memories.some(({ id }) => (photos.get(id)?.length ?? 0) > most);

interface Book extends BookChoice {
  memories: readonly BookMemory[];
  photos: Photos;
  most: number;
  notes: readonly string[];
}

async function* pieces(
  caller: SignedInCaller,
  { year, language, memories, photos, most, notes }: Book,
): AsyncGenerator<string> {
  yield inLanguage(language, () => bookHead(year, memories.length));
  for (const memory of memories) {
    yield inLanguage(language, () => memoryHead(memory));
    for (const [at, photo] of (photos.get(memory.id) ?? []).slice(0, most).entries()) {
      const picture = await readPhoto(caller, photo.file, 'medium');
      const alt = inLanguage(language, () => bookText.photo(at + 1, memory.place_name));
      if (picture) yield photoFigure(photo, picture, alt);
    }
    yield memoryFoot;
  }
  yield bookFoot(notes);
}
