import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test, vi } from 'vitest';
import { Region } from '../ui/Region.tsx';
import { loadScene } from './loadScene.ts';

test('a scene that does not arrive is given up, and asked for again when it is next shown', async () => {
  const asked = vi.fn();
  function Drawn() {
    const scene = loadScene('Cafe', 'noSuchScene');
    asked(scene);
    use(scene);
    return null;
  }
  const shown = () =>
    act(async () =>
      render(
        <Region broken="given up">
          <Drawn />
        </Region>,
        { onCaughtError: () => undefined },
      ),
    );
  const first = await shown();
  await screen.findByText('given up');
  const scenes = () => new Set(asked.mock.calls.map(([scene]) => scene)).size;
  expect(scenes()).toBe(1);
  first.unmount();
  await shown();
  await screen.findByText('given up');
  expect(scenes()).toBe(2);
});
