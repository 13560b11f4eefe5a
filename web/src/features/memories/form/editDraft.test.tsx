import type { Memory } from '@liora/domain/contract/memories';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { begunEarlier, openedBy, serverThatAnswers } from '../../accounts/testing/forms.tsx';
import { EditMemory } from './EditMemory.tsx';

const memory = (reflection: string, version: number, more: Partial<Memory> = {}) =>
  ({
    id: 'm',
    place_name: 'Bar',
    place: null,
    date_completed: '2026-05-15',
    rating: 8,
    mood: null,
    reflection,
    photos: [],
    version,
    ...more,
  }) as unknown as Memory;
const WORDS = /What do you want to keep/;

const opened = (userId: string, of: Memory) =>
  openedBy(userId, (onClose) => <EditMemory memory={of} onClose={onClose} />);

test('FIX-68 an edit of a memory that Escape closed is there again, for who wrote it alone', async () => {
  serverThatAnswers({});
  const first = await opened('nora', memory('Rain', 1));
  await first.user.type(first.field(WORDS), ' on the roof');
  await first.escape();
  expect(first.onClose).toHaveBeenCalled();
  expect((await opened('theo', memory('Rain', 1))).field(WORDS).value).toBe('Rain');
  const again = await opened('nora', memory('Rain', 1));
  expect(again.field(WORDS).value).toBe('Rain on the roof');
  await again.user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(again.field(WORDS).value).toBe('Rain');
  expect(begunEarlier()).toBeNull();
});

test('FIX-68 what the other one changed meanwhile stands beside an edit that is taken up again, and is sent as begun', async () => {
  const sent = serverThatAnswers({ 'memories/edit': { memory: memory('Rain on the roof', 3) } });
  const first = await opened('nora', memory('Rain', 1));
  await first.user.type(first.field(WORDS), ' on the roof');
  await first.escape();
  const second = await opened('nora', memory('Rain', 2, { place_name: 'Rooftop bar' }));
  expect(second.field(/What you call it/).value).toBe('Rooftop bar');
  await second.user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => second.onClose.mock.calls.length).toBe(1);
  expect(sent.map(({ input }) => [input.version, input.place_name, input.reflection])).toEqual([
    [1, 'Rooftop bar', 'Rain on the roof'],
  ]);
  expect((await opened('nora', memory('Snow', 4))).field(WORDS).value).toBe('Snow');
});

test('what is missing of a memory has the focus, and is missing no more once it is there', async () => {
  serverThatAnswers({});
  const { user, field } = await opened('nora', memory('Rain', 1));
  const name = () => field(/What you call it/);
  const missing = () => screen.queryByText('Please say where it was.');
  await user.clear(name());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(name());
  expect(missing()).not.toBeNull();
  await user.keyboard('Roof');
  expect(missing()).toBeNull();

  // What is picked takes the place of the search, and its focus.
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.type(screen.getByRole('combobox', { name: 'Where was it?' }), 'Pier');
  await user.click(await screen.findByRole('option', { name: /Pier/ }));
  expect(name().value).toBe('Pier');
  await expect.poll(() => document.activeElement).toBe(name());
});
