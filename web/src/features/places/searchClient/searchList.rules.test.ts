import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearchClient } from './searchClient.store.ts';
import { answerOf } from './searchList.rules.ts';
import { page, place, question } from './testing/engine.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The engine on the test's timers, with a server that answers at once and in pages of one. */
function engineWithPages(pages = 1) {
  const asked: (string | undefined)[] = [];
  const searches = createSearchClient({
    queries: new QueryClient(),
    now: Date.now,
    search: async ({ q, cursor }) => {
      asked.push(cursor ? `${q} ${cursor}` : q);
      const n = Number(cursor ?? 1);
      return page([place(`${q}${n}`, n)], { nextCursor: n < pages ? `${n + 1}` : null });
    },
  });
  return { searches, asked };
}

test('RUL-61 once the window has passed the newest search is sent, and only that', async () => {
  const { searches, asked } = engineWithPages();
  const ask = (q: string) => {
    const controller = new AbortController();
    const answer = answerOf(searches, question(q), controller.signal).catch(() => 'given up');
    return { answer, stop: () => controller.abort() };
  };
  await ask('wine').answer;
  const typing = ask('jaz');
  await vi.advanceTimersByTimeAsync(300);
  typing.stop();
  const newest = ask('jazz');
  await vi.advanceTimersByTimeAsync(199);
  expect(asked).toEqual(['wine']);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['wine', 'jazz']);
  expect(await newest.answer).toHaveLength(1);
  expect(await typing.answer).toBe('given up');
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
});

test('RUL-60 a list whose search was cleared away is asked for again', async () => {
  const { searches, asked } = engineWithPages();
  const answer = answerOf(searches, question('wine'), new AbortController().signal);
  searches.clear();
  await vi.advanceTimersByTimeAsync(500);
  expect(await answer).toHaveLength(1);
  expect(asked).toEqual(['wine', 'wine']);
});

test('a list that was shown to its third page is asked for to its third page', async () => {
  const { searches, asked } = engineWithPages(5);
  const answer = await answerOf(searches, question('wine'), new AbortController().signal, 3);
  expect(answer).toHaveLength(3);
  expect(asked).toEqual(['wine', 'wine 2', 'wine 3']);
});
