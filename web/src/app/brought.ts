import type { QueryClient } from '@tanstack/react-query';
import { startQuery } from '../features/accounts/accounts.queries.ts';

/** One answer that a screen was drawn with. */
export interface BroughtAnswer {
  key: readonly unknown[];
  data: unknown;
}

/** What a document brings besides its markup, as JSON beside it. */
export interface Brought {
  now: string;
  timeZone: string;
  desktop: boolean;
  /** How numbers and dates are written. */
  format: string;
  answers: BroughtAnswer[];
}

export const BROUGHT_ID = 'liora-brought';

/** What the document of this page brought; null where it came plain. */
export function readBrought(page: Document = document): Brought | null {
  const text = page.getElementById(BROUGHT_ID)?.textContent;
  if (!text) return null;
  const brought: Brought = JSON.parse(text);
  return {
    ...brought,
    answers: brought.answers.map(({ key, data }) => ({ key, data: withFirstPage(data) })),
  };
}

/** The first page of a list is asked for without a cursor, and JSON has no word for that. */
function withFirstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pageParams' in data)) return data;
  const { pageParams } = data as { pageParams: unknown[] };
  return { ...data, pageParams: pageParams.map((page) => page ?? undefined) };
}

/** Puts the answers where questions look first. */
export function keepBrought(queries: QueryClient, { answers }: Brought): void {
  for (const { key, data } of answers) queries.setQueryData(key, data);
}

/**
 * The document does not know who reads it: that is asked for at last. Whoever is signed in sees what is theirs, not the
 * visitor's that the document brought.
 */
export async function askWhoReads(queries: QueryClient, { answers }: Brought): Promise<void> {
  const start = startQuery();
  // Also where nothing on screen has asked yet. That it failed is told by what needs it.
  const known = await queries.fetchQuery({ ...start, staleTime: 0 }).catch(() => null);
  if (!known?.me) return;
  const brought = new Set(answers.map(({ key }) => JSON.stringify(key)));
  brought.delete(JSON.stringify(start.queryKey));
  await queries.invalidateQueries({
    predicate: ({ queryKey, meta }) => !meta?.askerInKey && brought.has(JSON.stringify(queryKey)),
  });
}
