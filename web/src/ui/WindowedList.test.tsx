import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Shown } from './Shown.ts';
import { WindowedList } from './WindowedList.tsx';

const hundred = Array.from({ length: 100 }, (_, index) => ({ id: `n${index}` }));

function words({ whole, open }: { whole: boolean; open: boolean }) {
  const { container, unmount } = render(
    <Shown value={open}>
      <WindowedList items={hundred} keyOf={({ id }) => id} whole={whole} keptKey="n70" about={40}>
        {({ id }) => <b>{id}</b>}
      </WindowedList>
    </Shown>,
  );
  const found = [...container.querySelectorAll('b')].map((word) => word.textContent);
  const places = container.querySelectorAll('li').length;
  const height = container.querySelector<HTMLElement>('[data-item="n90"]')?.style.height;
  unmount();
  return { found, places, height };
}

test('FIX-71 a long list begins with its first items and the kept one; the others are places as tall as they are said to be', () => {
  const { found, places, height } = words({ whole: false, open: true });
  expect(found.at(0)).toBe('n0');
  expect(found.at(-1)).toBe('n70');
  expect(found.length).toBeLessThan(20);
  expect([places, height]).toEqual([100, '40px']);
});

test('FIX-71 a short list is whole while it is open, and empty while it is closed', () => {
  expect(words({ whole: true, open: true }).found).toHaveLength(100);
  expect(words({ whole: true, open: false })).toMatchObject({ found: [], places: 100 });
});
