import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NoPlans } from './NoPlans.tsx';

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const title = () => screen.getByRole('heading').textContent;

function empty(because: Parameters<typeof NoPlans>[0]['because'], creatorName?: string) {
  const on = {
    onCreate: vi.fn(),
    onClearTags: vi.fn(),
    onClearCreator: vi.fn(),
    onEverywhere: vi.fn(),
  };
  render(
    <NoPlans because={because} near={{ to: 'you', area: '' }} creatorName={creatorName} signedIn {...on} />,
  );
  return on;
}

test('RUL-58 FIX-65 a list that tags and the distance narrow names both, and each is taken away by a press', () => {
  const on = empty(['near', 'tags']);
  expect(title()).toBe('No plan near you has all of these tags');
  expect(screen.getByText(/Plans further than .* away are left out/)).toBeDefined();
  expect(buttons()).toEqual(['Show plans everywhere', 'Clear the tags']);
  fireEvent.click(screen.getByRole('button', { name: 'Show plans everywhere' }));
  expect(on.onEverywhere).toHaveBeenCalledOnce();
  expect(on.onClearTags).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the tags' }));
  expect(on.onClearTags).toHaveBeenCalledOnce();
});

test('RUL-58 FIX-65 so is one of a person with tags', () => {
  const on = empty(['creator', 'tags'], 'Maya');
  expect(title()).toBe('No plan of Maya has all of these tags');
  expect(buttons()).toEqual(['Show all plans', 'Clear the tags']);
  fireEvent.click(screen.getByRole('button', { name: 'Show all plans' }));
  expect(on.onClearCreator).toHaveBeenCalledOnce();
});

test('RUL-58 what alone narrows a list is alone named', () => {
  empty(['tags']);
  expect([title(), ...buttons()]).toEqual(['No plan has all of these tags', 'Clear the tags']);
});
