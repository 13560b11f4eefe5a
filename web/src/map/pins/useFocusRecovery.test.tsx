import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import type { PlacedItem } from './pinLayout.ts';
import { keyOf } from './pinLayout.ts';
import { useFocusRecovery } from './useFocusRecovery.ts';

const crowd = (id: string, lat: number): PlacedItem => ({
  type: 'cluster',
  id,
  count: 4,
  more: false,
  at: { lat, lng: -122.4 },
  bounds: { west: -122.5, south: lat, east: -122.3, north: lat },
});

function Layer({ items }: { items: readonly PlacedItem[] }) {
  const layer = useRef<HTMLDivElement>(null);
  const listeners = useFocusRecovery(items, (key) =>
    layer.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus(),
  );
  return (
    <div ref={layer} {...listeners}>
      {items.map((item) => (
        <button key={keyOf(item)} type="button" data-key={keyOf(item)}>
          {keyOf(item)}
        </button>
      ))}
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('RUL-76 a pin that goes while it has the focus hands it to the nearest that is left', () => {
  const { rerender } = render(<Layer items={[crowd('a', 37.1), crowd('b', 37.2), crowd('c', 37.9)]} />);
  button('b').focus();
  rerender(<Layer items={[crowd('c', 37.9), crowd('d', 37.3), crowd('e', 37.0)]} />);
  expect(document.activeElement).toBe(button('d'));

  // And so on, for what was handed the focus.
  rerender(<Layer items={[crowd('c', 37.9)]} />);
  expect(document.activeElement).toBe(button('c'));
});

test('focus that is elsewhere stays there, whatever comes and goes', () => {
  const { rerender } = render(<Layer items={[crowd('a', 37.1), crowd('b', 37.2)]} />);
  button('b').focus();
  button('b').blur();
  rerender(<Layer items={[crowd('a', 37.1)]} />);
  expect(document.activeElement).toBe(document.body);
});
