import type { MatchDeck } from '@liora/domain/contract/match';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { closeToast, toastStore } from '../../../ui/toast.ts';
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

interface Sent {
  card: string;
  vote: string | null;
  was: string | null;
}

/** A server that does as it is told, and what it was told. */
function obeying() {
  const sent: Sent[] = [];
  const answer = async (request: Request) => {
    const { json } = (await request.json()) as { json: Sent };
    sent.push(json);
    return Response.json({ json: { vote: json.vote } });
  };
  return { sent, answer };
}

/** A hand on a server that does not answer, unless told otherwise: what is pressed is shown at once all the same. */
async function dealt(
  count: number,
  answer: (request: Request) => Promise<unknown> = () => new Promise(() => undefined),
) {
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    closeToast();
  });
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

test('who goes through the hand again gets the votes back by the toast, but for cards that were answered since', async () => {
  const { sent, answer } = obeying();
  await dealt(3, answer);
  const user = userEvent.setup();
  for (const name of ['Yes', 'No', 'Yes']) await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Go through it again' }));
  await screen.findByText('0 of 3');
  expect(toastStore.state?.title).toBe('Your votes are taken back');
  expect(toastStore.state?.action?.label).toBe('Undo');
  const offered = toastStore.state?.action;
  await user.click(screen.getByRole('button', { name: 'No' }));
  await screen.findByText('1 of 3');
  act(() => offered?.onPress());
  await screen.findByRole('heading', { name: 'That was your hand' });
  await expect
    .poll(() => sent.slice(7))
    .toMatchObject([
      { card: 'card-1', vote: 'no', was: null },
      { card: 'card-2', vote: 'yes', was: null },
    ]);
  expect(sent[6]).toMatchObject({ card: 'card-0', vote: 'no', was: null });
});
