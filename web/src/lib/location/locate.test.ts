import { HOUR_MS } from '@liora/domain/durations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testStorage } from '../testing/testStorage.ts';

type Answer = { code: number } | { latitude: number; longitude: number };

const NOW = Date.parse('2026-05-15T19:00:00Z');
const SPOT = { latitude: 37.779312, longitude: -122.419345 };
const FOUND = 'Location Found: Using your current location for better search results.';

/** The browser's edge: storage, permission and position, as they answer on a device. */
function device(
  answer: Answer | null,
  permission: PermissionState | null = null,
  kept = new Map<string, string>(),
) {
  const storage = testStorage(kept);
  const asked: unknown[] = [];
  const geolocation = {
    getCurrentPosition(found: (p: unknown) => void, failed: (e: unknown) => void, options: unknown) {
      asked.push(options);
      if (answer && 'code' in answer) failed(answer);
      else found({ coords: answer, timestamp: Date.now() });
    },
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {
    ...(answer && { geolocation }),
    ...(permission && { permissions: { query: async () => ({ state: permission }) } }),
  });
  return { kept, asked };
}

const cached = (hoursAgo: number) =>
  new Map([
    ['liora.location', JSON.stringify({ latitude: 1, longitude: 2, timestamp: NOW - hoursAgo * HOUR_MS })],
  ]);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page as it starts on that device. */
async function page() {
  const { locate, askOnce, refreshAllowedLocation } = await import('./locate.ts');
  const { locationStatus } = await import('./locationStatusStore.ts');
  const { knownLocation } = await import('./locationStore.ts');
  const areas = await import('./chosenArea.ts');
  const { toastStore } = await import('../../ui/toast.ts');
  const told = () => {
    const shown = toastStore.state;
    return shown && `${shown.title}: ${shown.description}`;
  };
  return { locate, askOnce, refreshAllowedLocation, locationStatus, knownLocation, told, ...areas };
}

describe('asking', () => {
  test('LOC-05 LOC-06 LOC-07 ENT-22 ERR-43 a found position is kept rounded with its time, and told once ever', async () => {
    const { kept } = device(SPOT);
    const { locate, told } = await page();
    expect(await locate()).toBe(true);
    const stored = [...kept].map(([key, value]) => [key, JSON.parse(value)]);
    expect(Object.fromEntries(stored)).toEqual({
      'liora.location': { latitude: 37.779, longitude: -122.419, timestamp: NOW },
      'liora.location-prompted': true,
      'liora.location-toast-shown': true,
    });
    expect(told()).toBe(FOUND);
    const { closeToast } = await import('../../ui/toast.ts');
    closeToast();
    await locate();
    expect(told()).toBeNull();
  });

  test('LOC-08 LOC-09 LOC-10 CONST-24 exactly, for 10 seconds, and it may be 5 minutes old', async () => {
    const { asked } = device(SPOT);
    const { locate } = await page();
    await locate();
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 }]);
  });

  test.each([
    [1, 'ERR-44', 'Location Permission Denied: Please enable location access for more accurate results.'],
    [3, 'ERR-45', 'Location Timeout: Taking too long to get your location. Using default area.'],
    [2, 'ERR-46', 'Location Unavailable: Unable to get your location. Using default area.'],
  ])('code %i is told in its own words (%s), and the state is denied', async (code, _rule, words) => {
    device({ code });
    const { locate, told, locationStatus } = await page();
    expect(await locate()).toBe(false);
    expect(told()).toBe(words);
    expect(locationStatus()).toBe('denied');
  });

  test('LOC-03 a device without geolocation is denied, and unavailable when asked', async () => {
    device(null);
    const { locate, told, locationStatus } = await page();
    expect(locationStatus()).toBe('denied');
    expect(await locate()).toBe(false);
    expect(told()).toBe('Location Unavailable: Unable to get your location. Using default area.');
  });

  test('RUL-64 the own position takes the place of a chosen area, but only once it is found', async () => {
    device({ code: 3 });
    const denied = await page();
    denied.chooseArea({ name: 'Oakland', of: 'California', latitude: 37.8, longitude: -122.27 });
    await denied.locate();
    expect(denied.chosenArea()?.name).toBe('Oakland');
    device(SPOT);
    await denied.locate();
    expect(denied.chosenArea()).toBeNull();
  });
});

describe('LOC-04 RUL-64 the app asks by itself at most once', () => {
  test('and again only when somebody presses the button', async () => {
    const { asked } = device({ code: 1 }, 'prompt');
    const { askOnce, locate } = await page();
    await Promise.all([askOnce(), askOnce()]);
    await askOnce();
    expect(asked).toHaveLength(1);
    await locate();
    expect(asked).toHaveLength(2);
  });

  test('not on the next visit either', async () => {
    const { asked } = device(SPOT, 'prompt', new Map([['liora.location-prompted', 'true']]));
    const { askOnce, refreshAllowedLocation, locationStatus } = await page();
    await refreshAllowedLocation();
    await askOnce();
    expect(asked).toEqual([]);
    expect(locationStatus()).toBe('denied');
  });

  test('not with a position of today, nor in an area that was chosen', async () => {
    const { asked } = device(SPOT, 'prompt', cached(23));
    await (await page()).askOnce();
    vi.resetModules();
    device(SPOT, 'prompt', new Map());
    const chosen = await page();
    chosen.chooseArea({ name: 'Oakland', of: 'California', latitude: 37.8, longitude: -122.27 });
    await chosen.askOnce();
    expect(asked).toEqual([]);
  });

  test.each(['granted', 'denied'] as const)('not where the browser has decided: %s', async (permission) => {
    const { asked } = device(SPOT, permission);
    await (await page()).askOnce();
    expect(asked).toEqual([]);
  });
});

describe('RUL-64 at the start', () => {
  test('an allowed position is taken anew; the first is told, later ones are not', async () => {
    const first = device(SPOT, 'granted');
    const { refreshAllowedLocation, told, locationStatus } = await page();
    expect(locationStatus()).toBe('checking');
    await refreshAllowedLocation();
    expect([told(), locationStatus()]).toEqual([FOUND, 'granted']);
    vi.resetModules();
    device({ latitude: 40, longitude: -74 }, 'granted', first.kept);
    const next = await page();
    await next.refreshAllowedLocation();
    expect(next.knownLocation()).toMatchObject({ latitude: 40, longitude: -74 });
    expect(next.told()).toBeNull();
  });

  test('a failure that nobody asked for is not told', async () => {
    device({ code: 3 }, 'granted');
    const { refreshAllowedLocation, told, locationStatus } = await page();
    await refreshAllowedLocation();
    expect([told(), locationStatus()]).toEqual([null, 'denied']);
  });

  test('without permission nothing is asked', async () => {
    const { asked } = device(SPOT, 'prompt');
    const { refreshAllowedLocation, locationStatus } = await page();
    await refreshAllowedLocation();
    expect([asked, locationStatus()]).toEqual([[], 'checking']);
  });
});

describe('LOC-02 RUL-64 a cached position', () => {
  test('stands for 24 hours, whatever the browser says', async () => {
    device({ code: 1 }, 'denied', cached(24));
    const { refreshAllowedLocation, locationStatus, knownLocation } = await page();
    expect(locationStatus()).toBe('granted');
    await refreshAllowedLocation();
    expect([locationStatus(), knownLocation()?.latitude]).toEqual(['granted', 1]);
  });

  test('after that is used only until a fresh one arrives', async () => {
    device(SPOT, 'granted', cached(25));
    const { refreshAllowedLocation, locationStatus, knownLocation } = await page();
    expect([locationStatus(), knownLocation()?.latitude]).toEqual(['checking', 1]);
    await refreshAllowedLocation();
    expect([locationStatus(), knownLocation()?.latitude]).toEqual(['granted', 37.779]);
  });

  test('after that still helps when the device takes too long, and is forgotten when its reader says no', async () => {
    const late = device({ code: 3 }, 'granted', cached(25));
    const slow = await page();
    await slow.refreshAllowedLocation();
    expect([slow.locationStatus(), slow.knownLocation()?.latitude]).toEqual(['denied', 1]);
    vi.resetModules();
    device({ code: 1 }, 'denied', late.kept);
    const refused = await page();
    await refused.refreshAllowedLocation();
    expect([refused.locationStatus(), refused.knownLocation()]).toEqual(['denied', null]);
    expect(late.kept.has('liora.location')).toBe(false);
  });

  test('that cannot be read is none', async () => {
    device(SPOT, null, new Map([['liora.location', '{"latitude":"here"}']]));
    expect((await page()).knownLocation()).toBeNull();
  });
});
