import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TagInput } from './TagInput.tsx';

function Tags({
  start = [],
  max = 3,
  suggestions,
}: {
  start?: string[];
  max?: number;
  suggestions?: string[];
}) {
  const [tags, setTags] = useState<string[]>(start);
  return (
    <TagInput
      label="Tags"
      value={tags}
      onValueChange={setTags}
      max={max}
      maxLength={10}
      placeholder="Add a tag"
      suggestions={suggestions}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Tags' });
const chosen = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.parentElement?.textContent);

test('PCRE-26 Enter and a comma add a word, Backspace in the empty field takes the last one back', async () => {
  const user = userEvent.setup();
  render(<Tags />);
  await user.type(field(), 'jazz{Enter}late,');
  expect(chosen()).toEqual(['jazz', 'late']);
  await user.type(field(), '{Backspace}');
  expect(chosen()).toEqual(['jazz']);
});

test('FIX-68 Enter that ends the composing of Japanese or Chinese text adds no tag', () => {
  render(<Tags />);
  const input = field();
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: 'さんぽ' } });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(chosen()).toEqual([]);
  fireEvent.compositionEnd(input);
  fireEvent.change(input, { target: { value: '散歩' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(chosen()).toEqual(['散歩']);
});

test('a full field takes no more, and offers none', async () => {
  const user = userEvent.setup();
  render(<Tags start={['a', 'b']} max={3} suggestions={['c', 'd']} />);
  await user.click(screen.getByRole('button', { name: 'c' }));
  expect(chosen()).toEqual(['a', 'b', 'c']);
  expect(field()).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button', { name: 'd' })).toBeNull();
});

test('pasted lists become tags, what was typed and left becomes one', async () => {
  const user = userEvent.setup();
  render(<Tags max={5} />);
  await user.click(field());
  await user.paste('one, two\nthree');
  await user.type(field(), 'four');
  await user.tab();
  expect(chosen()).toEqual(['one', 'two', 'three', 'four']);
});

test('FIX-45 what is typed offers the words that begin so; the arrows and Enter take one', async () => {
  const user = userEvent.setup();
  render(<Tags suggestions={['Jazz', 'Late jam', 'Sunset']} />);
  await user.type(field(), 'ja');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Jazz', 'Late jam']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen()).toEqual(['Late jam']);
  expect(field()).toHaveProperty('value', '');
});

test('FIX-45 Escape closes the offers and keeps what was typed and chosen', async () => {
  const user = userEvent.setup();
  render(<Tags start={['a', 'b']} suggestions={['Jazz']} />);
  await user.type(field(), 'ja{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await user.keyboard('{Escape}');
  expect(chosen()).toEqual(['a', 'b']);
  expect(field()).toHaveProperty('value', 'ja');
});

test('FIX-45 the arrows reach the words in the field, and Delete takes one out', async () => {
  const user = userEvent.setup();
  render(<Tags start={['a', 'b', 'c']} max={5} />);
  await user.click(field());
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
  expect(chosen()).toEqual(['a', 'c']);
});

test('FIX-45 a press on an offer takes that word alone', async () => {
  const user = userEvent.setup();
  render(<Tags suggestions={['Jazz']} />);
  await user.type(field(), 'ja');
  await user.click(screen.getByRole('option', { name: 'Jazz' }));
  expect(chosen()).toEqual(['Jazz']);
});

test('FIX-56 words are shown by their names, and who types a name means its word', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  const names: Record<string, string> = { Evening: 'Abend', Morning: 'Morgen' };
  render(
    <TagInput
      label="Tags"
      value={['Morning']}
      onValueChange={change}
      max={5}
      maxLength={20}
      suggestions={['Evening', 'Morning']}
      nameOf={(word) => names[word] ?? word}
    />,
  );
  expect(screen.getByText('Morgen')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Abend' }));
  await user.type(field(), 'ab');
  expect(screen.getByRole('option').textContent).toBe('Abend');
  await user.keyboard('end,eigenes,');
  expect(change.mock.calls).toEqual([
    [['Morning', 'Evening']],
    [['Morning', 'Evening']],
    [['Morning', 'eigenes']],
  ]);
});
