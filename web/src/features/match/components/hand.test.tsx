import type { MatchDeck } from '@liora/domain/contract/match';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { samplePlace } from '../../places/testing/samplePlace.ts';
import { currentDeckQuery } from '../match.queries.ts';
import { Hand } from './Hand.tsx';

const deckOf = (count: number) =>
  ({
    id: 'deck',
    reveals_at: '2026-05-16T19:00:00Z',
    time_zone: 'America/Los_Angeles',
    is_revealed: false,
    matches: null,
    hand: Array.from({ length: count }, (_, n) => ({
      card: { id: `card-${n}`, kind: 'place', place: samplePlace({ id: `place-${n}`, name: `Bar ${n}` }) },
      vote: null,
    })),
  }) as unknown as MatchDeck;

/** A hand on a server that does not answer: what is pressed is shown at once all the same. */
async function dealt(count: number) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => void vi.unstubAllGlobals());
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const { queryKey } = currentDeckQuery();
  queries.setQueryData(queryKey, { deck: deckOf(count) });
  function Shown() {
    const [deck, setDeck] = useState(deckOf(count));
    useState(() =>
      queries.getQueryCache().subscribe(() => {
        const now = queries.getQueryData(queryKey)?.deck;
        if (now) setDeck(now);
      }),
    );
    return <Hand deck={deck} />;
  }
  await withApp(<Shown />, queries);
  return queries;
}

test('a key that is held answers for the card that was looked at, and for no other', async () => {
  const queries = await dealt(3);
  const votes = () => queries.getMutationCache().getAll().length;
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(await screen.findByText('1 of 3')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true });
  expect(votes()).toBe(1);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(votes()).toBe(2);
});

test('with the last card the focus goes on to what is said then, and comes back with the hand', async () => {
  await dealt(1);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  const end = await screen.findByRole('heading', { name: 'That was your hand' });
  await expect.poll(() => document.activeElement).toBe(end);
  await user.click(screen.getByRole('button', { name: 'Go through it again' }));
  await screen.findByRole('button', { name: 'Yes' });
  await expect.poll(() => document.activeElement?.textContent).toContain('0 of 1');
});
