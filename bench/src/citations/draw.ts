import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { citingFiles, citingTexts } from '../../../tools/requirements.ts';
import { ROOT } from '../results.ts';

/** A test says that without what `id` stands for it fails. */
export interface Citation {
  id: string;
  test: string;
  /** Its title, or the row of a table that its title is filled with. */
  title: string;
}

export function allCitations(): Citation[] {
  return citingFiles().flatMap((test) =>
    citingTexts(readFileSync(path.join(ROOT, test), 'utf8')).flatMap(({ text, ids }) =>
      ids.map((id) => ({ id, test, title: text })),
    ),
  );
}

/**
 * So many citations of different ids. Each has a place of its own in the order that the seed makes: a test that is added or
 * reworded moves no other.
 */
export function draw(citations: readonly Citation[], seed: number, howMany: number): Citation[] {
  const placed = citations.map((citation) => ({ citation, place: placeOf(citation, seed) }));
  placed.sort((a, b) => (a.place < b.place ? -1 : 1));
  const byId = new Map<string, Citation>();
  for (const { citation } of placed) if (!byId.has(citation.id)) byId.set(citation.id, citation);
  return [...byId.values()].slice(0, howMany);
}

const placeOf = ({ id, test, title }: Citation, seed: number) =>
  createHash('sha256').update([seed, id, test, title].join('\0')).digest('hex');

export const isBrowserTest = ({ test }: { test: string }) => test.startsWith('e2e/');

const FILLED_IN = /\$\{[^}]*\}|%[sdifjoO]|\$[a-zA-Z][\w.]*/;

/** What test runners take to choose a test: an expression that its full title fits. */
export const titlePattern = (title: string): string =>
  title
    .replace(/\\(['"`])/g, '$1')
    .split(FILLED_IN)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
