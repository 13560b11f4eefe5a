import type { QueryClient } from '@tanstack/react-query';
import { startQuery } from '../features/accounts/accounts.queries.ts';

/** One answer that a screen was drawn with. */
export interface InitialAnswer {
  key: readonly unknown[];
  data: unknown;
}

/** What a document brings besides its markup, as JSON beside it. */
export interface InitialState {
  now: string;
  timeZone: string;
  desktop: boolean;
  /** How numbers and dates are written. */
  format: string;
  answers: InitialAnswer[];
}

export const INITIAL_STATE_ID = 'liora-state';

/** What the document of this page brought; null where it came plain. */
export function readInitialState(page: Document = document): InitialState | null {
  const text = page.getElementById(INITIAL_STATE_ID)?.textContent;
  if (!text) return null;
  const state: InitialState = JSON.parse(text);
  return {
    ...state,
    answers: state.answers.map(({ key, data }) => ({ key, data: withFirstPage(data) })),
  };
}

/** The first page of a list is asked for without a cursor, and JSON has no word for that. */
function withFirstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pageParams' in data)) return data;
  const { pageParams } = data as { pageParams: unknown[] };
  return { ...data, pageParams: pageParams.map((page) => page ?? undefined) };
}

/** Puts the answers where questions look first. */
export function restoreAnswers(queries: QueryClient, { answers }: InitialState): void {
  for (const { key, data } of answers) queries.setQueryData(key, data);
}

/**
 * The document does not know who reads it: that is asked for at last. Whoever is signed in sees what is theirs, not the
 * visitor's that the document brought.
 */
export async function askWhoReads(queries: QueryClient, { answers }: InitialState): Promise<void> {
  const start = startQuery();
  // Also where nothing on screen has asked yet. That it failed is told by what needs it.
  const known = await queries.fetchQuery({ ...start, staleTime: 0 }).catch(() => null);
  if (!known?.me) return;
  const restored = new Set(answers.map(({ key }) => JSON.stringify(key)));
  restored.delete(JSON.stringify(start.queryKey));
  await queries.invalidateQueries({
    predicate: ({ queryKey, meta }) => !meta?.askerInKey && restored.has(JSON.stringify(queryKey)),
  });
}
