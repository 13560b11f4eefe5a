import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
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
  const list = container.querySelector('ul');
  const gap = container.querySelector<HTMLElement>('[data-item="n70"]')?.style.marginTop;
  const place = container.querySelector('li')?.ariaSetSize;
  const after = list?.style.paddingBottom;
  unmount();
  return { found, gap, after, place };
}

test('FIX-45 FIX-71 a long list has the rows near the visible part and the kept one, and is as long as if all were there', () => {
  const { found, gap, after, place } = words({ whole: false, open: true });
  expect(found.at(0)).toBe('n0');
  expect(found.at(-1)).toBe('n70');
  expect(found.length).toBeLessThan(40);
  const rows = found.length - 1;
  expect(gap).toBe(`${(70 - rows) * 40}px`);
  expect(after).toBe('1160px');
  expect(place).toBe('100');
});

test('FIX-71 a short list is whole while it is open, and empty but as long while it is closed', () => {
  expect(words({ whole: true, open: true }).found).toHaveLength(100);
  expect(words({ whole: true, open: false })).toMatchObject({ found: [], after: '4000px' });
});

test('FIX-72 of a short list what can be seen is there first, and the rest follows', () => {
  const drawn: number[] = [];
  const { container } = render(
    <Profiler id="list" onRender={() => drawn.push(document.querySelectorAll('b').length)}>
      <WindowedList items={hundred} keyOf={({ id }) => id} whole keptKey={null} about={40}>
        {({ id }) => <b>{id}</b>}
      </WindowedList>
    </Profiler>,
  );
  expect(drawn[0]).toBe(12);
  expect(container.querySelectorAll('b')).toHaveLength(100);
});

test('FIX-72 rows are not laid out one by one as they come: how tall they are is what the browser tells of them', async () => {
  const told: ResizeObserverCallback[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: ResizeObserverCallback) {
        told.push(tell);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const looked = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  onTestFinished(() => looked.mockRestore());
  const list = (open: boolean) => (
    <Shown value={open}>
      <WindowedList items={hundred} keyOf={({ id }) => id} whole={false} keptKey={null} about={40}>
        {({ id }) => <b>{id}</b>}
      </WindowedList>
    </Shown>
  );
  const { container, rerender } = render(list(true));
  expect(container.querySelectorAll('li').length).toBeGreaterThan(0);
  expect(looked.mock.contexts.filter((element) => element instanceof HTMLLIElement)).toEqual([]);

  const taller = { target: container.querySelector('li'), borderBoxSize: [{ blockSize: 100 }] };
  await act(async () => {
    for (const tell of told) tell([taller as never], {} as never);
  });
  rerender(list(false));
  expect(container.querySelector('ul')?.style.paddingBottom).toBe('4060px');
});
