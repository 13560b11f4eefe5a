import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, type Ref, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import type { MapMove } from '../mapTypes.ts';
import type { MapHandle } from '../view/mapHandle.ts';
import { useWaking } from './useWaking.ts';

const VIEW: MapMove = {
  center: { lat: 37.8, lng: -122.4 },
  radiusMiles: 1,
  zoom: 14,
  bounds: { west: -122.5, south: 37.7, east: -122.3, north: 37.9 },
  by: 'page',
};

const handle = (): MapHandle => ({
  zoomIn: vi.fn(),
  zoomOut: vi.fn(),
  goTo: vi.fn(),
  fit: vi.fn(),
  lookCloser: vi.fn(),
  shiftBy: vi.fn(),
  focusPins: vi.fn(),
});

let waking: ReturnType<typeof useWaking>;

function Harness({ needed = false, buttons }: { needed?: boolean; buttons?: Ref<MapHandle> }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  waking = useWaking(box, needed, buttons);
  return (
    <div ref={box} {...waking.listeners}>
      {(waking.stage === 'waking' || waking.stage === 'awake') && (
        <div inert={waking.stage === 'waking'}>
          <canvas className="maplibregl-canvas" tabIndex={-1} data-testid="map" />
          <button type="button" data-key="bar">
            Bar on the map
          </button>
        </div>
      )}
      {waking.stage !== 'awake' && (
        <div>
          <canvas tabIndex={-1} data-testid="picture" onKeyDown={waking.onKey} />
          <button type="button" data-key="bar">
            Bar on the picture
          </button>
        </div>
      )}
    </div>
  );
}

test('FIX-73 the map is made behind its picture, and takes its place once it is painted', () => {
  render(<Harness />);
  expect(screen.queryByTestId('map')).toBeNull();
  act(() => waking.wake());
  expect(screen.getByTestId('picture')).toBeDefined();
  act(() => waking.onPainted());
  expect(screen.queryByTestId('picture')).toBeNull();
  expect(screen.getByTestId('map').closest('[inert]')).toBeNull();
});

test('FIX-73 what the buttons ask of a picture is done by the map that comes', () => {
  const buttons = { current: null as MapHandle | null };
  render(<Harness buttons={buttons} />);
  act(() => buttons.current?.zoomIn());
  expect(waking.stage).toBe('waking');
  const map = handle();
  waking.live.current = map;
  act(() => waking.onOpened(VIEW));
  expect(map.zoomIn).toHaveBeenCalledTimes(1);
  act(() => buttons.current?.goTo({ lat: 37.7, lng: -122.5 }));
  expect(map.goTo).toHaveBeenCalledWith({ lat: 37.7, lng: -122.5 });
  expect(map.zoomIn).toHaveBeenCalledTimes(1);
});

test('FIX-73 a press that has begun ends on the picture it began on', async () => {
  render(<Harness />);
  act(() => waking.wake());
  fireEvent.pointerDown(screen.getByText('Bar on the picture'));
  act(() => waking.onPainted());
  expect(screen.getByText('Bar on the picture')).toBeDefined();
  fireEvent.pointerUp(window);
  await waitFor(() => expect(screen.queryByText('Bar on the picture')).toBeNull());
});

test('FIX-73 the focus goes over to the same pin', () => {
  render(<Harness />);
  act(() => waking.wake());
  screen.getByText('Bar on the picture').focus();
  act(() => waking.onPainted());
  expect(document.activeElement).toBe(screen.getByText('Bar on the map'));
});

test('FIX-73 keys that were pressed on the picture reach the map', () => {
  render(<Harness />);
  act(() => waking.wake());
  screen.getByTestId('picture').focus();
  fireEvent.keyDown(screen.getByTestId('picture'), { key: 'ArrowUp', code: 'ArrowUp' });
  fireEvent.keyDown(screen.getByTestId('picture'), { key: 'ArrowUp', code: 'ArrowUp', repeat: true });
  const keys: string[] = [];
  screen.getByTestId('map').addEventListener('keydown', ({ key }) => keys.push(key));
  act(() => waking.onPainted());
  expect(document.activeElement).toBe(screen.getByTestId('map'));
  expect(keys).toEqual(['ArrowUp']);
});

test('FIX-73 where a picture would not do there is a map at once', () => {
  const { rerender } = render(<Harness needed />);
  expect(waking.stage).toBe('awake');
  rerender(<Harness />);
  expect(waking.stage).toBe('awake');
});

test('FIX-73 the picture stays where the code of the map does not arrive, and the next touch asks for it again', () => {
  const { rerender } = render(<Harness />);
  act(() => waking.wake());
  act(() => waking.onLost());
  rerender(<Harness needed />);
  expect(waking.stage).toBe('lost');
  fireEvent.pointerMove(screen.getByTestId('picture'));
  expect(waking.stage).toBe('waking');
});
