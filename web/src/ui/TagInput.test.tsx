import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
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

const field = () => screen.getByRole('textbox', { name: 'Tags' });
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
