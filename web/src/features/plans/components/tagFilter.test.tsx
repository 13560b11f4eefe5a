import { PLAN_MAX_TAGS, PLAN_TAGS_LEADING } from '@liora/domain/limits';
import { FILTER_TAGS } from '@liora/domain/rules/tags';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { TagFilter } from './TagFilter.tsx';

const USED = ['Vinyl', 'Drinks', 'Bookish', 'Dining'];
const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const filter = (props: Partial<Parameters<typeof TagFilter>[0]> = {}) => {
  const onChange = vi.fn();
  render(
    <TagFilter
      chosen={[]}
      found={['Bookish', 'Film', 'Vinyl']}
      leading={USED}
      onChange={onChange}
      {...props}
    />,
  );
  return onChange;
};

describe('FIX-67 tags of plans', () => {
  test('the most used ones come first, in alphabetical order, the rest behind a button', () => {
    filter({ leading: [...USED, ...FILTER_TAGS.map(({ name }) => name)].slice(0, PLAN_TAGS_LEADING) });
    const names = shown().slice(1, -1);
    expect(names).toHaveLength(PLAN_TAGS_LEADING);
    expect(names).toEqual([...names].sort());
    expect(names).toEqual(expect.arrayContaining(USED));
    fireEvent.click(screen.getByRole('button', { name: 'More tags', expanded: false }));
    expect(shown().slice(1, -1)).toHaveLength(FILTER_TAGS.length + 3);
    fireEvent.click(screen.getByRole('button', { name: 'Fewer tags', expanded: true }));
    expect(shown().slice(1, -1)).toEqual(names);
  });

  test('PLAN-20 fixed ones stand beside them where fewer are in use, and what is chosen always stands there', () => {
    filter({ leading: ['Vinyl'], chosen: ['Film'] });
    const names = shown().slice(1, -1);
    expect(names).toHaveLength(PLAN_TAGS_LEADING + 1);
    expect(names).toEqual(expect.arrayContaining(['Vinyl', 'Film', 'Adventure']));
  });

  test('are one stop of the Tab key: arrows go from one to the next', () => {
    filter({ chosen: ['Dining'] });
    const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    const dining = screen.getByRole('button', { name: 'Dining' });
    expect(stops()).toEqual([dining]);
    dining.focus();
    fireEvent.keyDown(dining, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('Drinks');
    expect(stops()).toEqual([document.activeElement]);
    fireEvent.keyDown(document.activeElement ?? dining, { key: 'End' });
    expect(document.activeElement?.textContent).toBe('More tags');
    fireEvent.keyDown(document.activeElement ?? dining, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('More tags');
    fireEvent.keyDown(document.activeElement ?? dining, { key: 'Home' });
    expect(document.activeElement?.textContent).toBe('All');
  });
});

test('PLAN-16 with as many tags as a list is asked for by, no other can be chosen, and it says why', () => {
  const names = FILTER_TAGS.map(({ name }) => name);
  const chosen = names.slice(0, PLAN_MAX_TAGS);
  const onChange = filter({ chosen, leading: names, found: [] });
  fireEvent.click(screen.getByRole('button', { name: 'More tags' }));
  const other = screen.getByRole('button', { name: names[PLAN_MAX_TAGS] as string });
  expect(other.hasAttribute('disabled')).toBe(true);
  fireEvent.click(other);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('A list can be narrowed by 10 tags at once.');
  fireEvent.click(screen.getByRole('button', { name: chosen[0] as string }));
  expect(onChange).toHaveBeenCalledWith(chosen.slice(1));
});
