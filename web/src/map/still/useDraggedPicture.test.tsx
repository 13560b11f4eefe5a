import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MapHandle } from '../view/mapHandle.ts';
import { useDraggedPicture } from './useDraggedPicture.ts';

const shiftBy = vi.fn<MapHandle['shiftBy']>();
const pressed = vi.fn();

function Harness(): ReactNode {
  const picture = useRef<HTMLDivElement>(null);
  const dragging = useDraggedPicture(picture, (by) => by({ shiftBy } as unknown as MapHandle));
  return (
    <div ref={picture} {...dragging} data-testid="picture">
      <button type="button" onClick={pressed}>
        Bar
      </button>
    </div>
  );
}

const FINGER = { pointerId: 1, isPrimary: true, button: 0 };
const at = (clientX: number, clientY: number) => ({ ...FINGER, clientX, clientY });

function drag(from: [number, number], to: [number, number]): void {
  fireEvent.pointerDown(screen.getByText('Bar'), at(...from));
  fireEvent.pointerMove(window, at(...to));
  fireEvent.pointerUp(window, at(...to));
  fireEvent.click(screen.getByText('Bar'));
}

const stands = () => screen.getByTestId('picture').style.translate;

beforeEach(() => {
  shiftBy.mockReset();
  pressed.mockReset();
  render(<Harness />);
});

test('FIX-73 a picture follows the finger, and its map stands where it was left', () => {
  drag([100, 100], [140, 70]);
  expect(stands()).toBe('40px -30px');
  drag([100, 100], [110, 100]);
  expect(stands()).toBe('50px -30px');
  expect(shiftBy.mock.calls).toEqual([
    [40, -30],
    [10, 0],
  ]);
});

test('FIX-73 a pin that a picture was dragged by is not pressed, and then can be', () => {
  drag([100, 100], [140, 70]);
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Bar'));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('FIX-73 a finger that trembles presses, and moves nothing', () => {
  drag([100, 100], [102, 101]);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect([stands(), shiftBy.mock.calls]).toEqual(['', []]);
});

test('FIX-73 a second finger and another button move nothing', () => {
  fireEvent.pointerDown(screen.getByText('Bar'), { ...at(100, 100), button: 2 });
  fireEvent.pointerMove(window, at(140, 70));
  fireEvent.pointerDown(screen.getByText('Bar'), at(100, 100));
  fireEvent.pointerMove(window, { ...at(300, 300), pointerId: 2, isPrimary: false });
  expect(stands()).toBe('');
});
