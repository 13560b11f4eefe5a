import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RovingFocus } from './RovingFocus.tsx';

const shown = (chosen?: string) =>
  render(
    <RovingFocus label="Fruit">
      {['Apple', 'Pear', 'Plum'].map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen}>
          {name}
        </button>
      ))}
      <button type="button" disabled>
        None left
      </button>
    </RovingFocus>,
  );
const stops = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .flatMap((button) => (button.tabIndex === 0 && !button.disabled ? button.textContent : []));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

test('the Tab key stops once: at what is chosen, else at the first button', () => {
  const { unmount } = shown('Pear');
  expect(screen.getByRole('toolbar', { name: 'Fruit' })).toBeTruthy();
  expect(stops()).toEqual(['Pear']);
  unmount();
  shown();
  expect(stops()).toEqual(['Apple']);
});

test('arrows go from button to button and no further than the last, Home and End to the first and the last', () => {
  shown();
  screen.getByRole('button', { name: 'Apple' }).focus();
  press('ArrowRight');
  expect([focused(), stops()]).toEqual(['Pear', ['Pear']]);
  press('End');
  press('ArrowRight');
  expect(focused()).toBe('Plum');
  press('ArrowLeft');
  expect(focused()).toBe('Pear');
  press('Home');
  press('ArrowLeft');
  expect(focused()).toBe('Apple');
});
