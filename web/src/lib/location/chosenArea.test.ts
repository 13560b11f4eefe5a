import { beforeEach, expect, test, vi } from 'vitest';
import { testStorage } from '../testing/testStorage.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('localStorage', testStorage(kept));
});

const area = (name: string) => ({ name, of: 'California', latitude: 37.8, longitude: -122.3 });
const visit = () => import('./chosenArea.ts');

test('a chosen area is there on the next visit, until it is left', async () => {
  (await visit()).chooseArea(area('Oakland'));
  vi.resetModules();
  const next = await visit();
  expect(next.chosenArea()).toEqual(area('Oakland'));
  next.leaveArea();
  expect(next.chosenArea()).toBeNull();
  vi.resetModules();
  expect((await visit()).chosenArea()).toBeNull();
});

test('the last four areas are offered again, each once, the newest first', async () => {
  const { chooseArea, recentAreas } = await visit();
  for (const name of ['Oakland', 'Berkeley', 'Sausalito', 'Oakland', 'Alameda', 'Tiburon'])
    chooseArea(area(name));
  expect(recentAreas().map(({ name }) => name)).toEqual(['Tiburon', 'Alameda', 'Oakland', 'Sausalito']);
});

test('what cannot be read is left out', async () => {
  kept.set('liora.area', '{"name":"Oakland"}');
  kept.set('liora.recent-areas', JSON.stringify([area('Oakland'), { name: 1 }, null]));
  const { chosenArea, recentAreas } = await visit();
  expect(chosenArea()).toBeNull();
  expect(recentAreas()).toEqual([area('Oakland')]);
});

test('a device that keeps nothing still changes its area', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  const { chooseArea, chosenArea } = await visit();
  chooseArea(area('Oakland'));
  expect(chosenArea()).toEqual(area('Oakland'));
});
