import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { setReadThrough } from '../../lib/readThrough.ts';
import { throughStore } from '../../lib/storedAnswers.ts';
import { answerName, isTooLong, readerIn } from './offlineAnswers.rules.ts';
import { answeredAt, dropAnswer, findAnswer, offlineReader, storeAnswer } from './offlineAnswers.store.ts';
import { isSavedList, savedFromStored } from './storedSaved.actions.ts';

/** From now on what is answered is stored, and found again. `userId`: who reads; null: not known yet. */
export function startStoring(userId: string | null): void {
  if (userId !== null) offlineReader.setState(() => userId);
  setReadThrough(throughStore({ put, find, drop }));
}

/**
 * Stores what was answered before: the code that stores comes behind the first screen, and what that shows has been opened, too.
 * Of lists their first page.
 */
export function storeAnswered(queries: QueryClient): void {
  for (const { queryKey, state } of queries.getQueryCache().getAll()) {
    const [path, asked] = queryKey;
    if (state.status !== 'success' || !Array.isArray(path)) continue;
    const { input, type } = (asked ?? {}) as { input?: unknown; type?: string };
    const answer = type === 'infinite' ? (state.data as InfiniteData<unknown>).pages[0] : state.data;
    put(path, input, answer);
  }
}

export const stopStoring = (): void => setReadThrough(null);

function put(path: readonly string[], input: unknown, answer: unknown): void {
  const reader = readerIn(path, answer);
  if (reader !== undefined) offlineReader.setState(() => reader);
  answeredAt.setState(() => performance.now());
  const name = answerName(path, input);
  const owner = offlineReader.state;
  if (owner === null || name === null || isTooLong(answer)) return;
  // A full disk, or a browser that stores nothing: reading goes on as without.
  void storeAnswer(owner, name, answer, Date.now()).catch(() => undefined);
}

async function find(path: readonly string[], input: unknown): Promise<unknown> {
  const name = answerName(path, input);
  if (name === null) return undefined;
  const now = Date.now();
  const look = async () =>
    (isSavedList(path) ? await savedFromStored(input, now) : undefined) ?? findAnswer(name, now);
  return look().catch(() => undefined);
}

function drop(path: readonly string[], input: unknown): void {
  const name = answerName(path, input);
  if (name !== null) void dropAnswer(name).catch(() => undefined);
}
