import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The browser's edge: storage and the position, as they answer on a device. */
function device(position: { code: number } | { latitude: number; longitude: number } | null) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const options: unknown[] = [];
  const geolocation = {
    getCurrentPosition(found: (p: unknown) => void, failed: (e: unknown) => void, asked: unknown) {
      options.push(asked);
      if (position && 'code' in position) failed(position);
      else found({ coords: position, timestamp: 1000 });
    },
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', position ? { geolocation } : {});
  return { kept, options };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function freshLocate() {
  const { locate } = await import('./locate.ts');
  const { toastStore } = await import('../../ui/toast.ts');
  const told = () => {
    const shown = toastStore.current();
    return shown && `${shown.title}: ${shown.description}`;
  };
  return { locate, told };
}

test('LOC-02 ENT-22 ERR-43 a found position is kept rounded with its time, and told once ever', async () => {
  const { kept } = device({ latitude: 37.779312, longitude: -122.419345 });
  const { locate, told } = await freshLocate();
  expect(await locate()).toBe(true);
  expect(JSON.parse(kept.get('liora.location') ?? '')).toEqual({
    latitude: 37.779,
    longitude: -122.419,
    timestamp: 1000,
  });
  expect(kept.get('liora.location-prompted')).toBe('1');
  expect(kept.get('liora.location-toast-shown')).toBe('1');
  expect(told()).toBe('Location Found: Using your current location for better search results.');
  vi.advanceTimersByTime(5000);
  await locate();
  expect(told()).toBeNull();
});

test('CONST-24 the position is asked for exactly, for 10 seconds, and may be 5 minutes old', async () => {
  const { options } = device({ latitude: 37, longitude: -122 });
  const { locate } = await freshLocate();
  await locate();
  expect(options).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 }]);
});

test.each([
  [1, 'ERR-44', 'Location Permission Denied: Please enable location access for more accurate results.'],
  [3, 'ERR-45', 'Location Timeout: Taking too long to get your location. Using default area.'],
  [2, 'ERR-46', 'Location Unavailable: Unable to get your location. Using default area.'],
])('code %i is told in its own words (%s)', async (code, _rule, words) => {
  device({ code });
  const { locate, told } = await freshLocate();
  expect(await locate()).toBe(false);
  expect(told()).toBe(words);
});

test('LOC-03 a device without geolocation is unavailable', async () => {
  device(null);
  const { locate, told } = await freshLocate();
  expect(await locate()).toBe(false);
  expect(told()).toBe('Location Unavailable: Unable to get your location. Using default area.');
});
