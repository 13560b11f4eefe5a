import { expect, test, vi } from 'vitest';
import { isNativeApp } from '../../web/src/lib/native/nativeSignals.ts';
import { LINK_HANDOVER, takeShellLinks } from '../../web/src/lib/native/shellLinks.ts';
import { shellPush } from '../../web/src/lib/native/shellPush.ts';
import { NEEDED, shellVersions } from '../../web/src/lib/native/shellVersions.ts';
import { type Device, SHELL_VERSIONS, type ShellPage, startShell } from './startShell.ts';
import { fakeApp, fakePush, fakeStorage } from './testing/fakeDevice.ts';

const PURCHASES = { purchase: async () => 'purchased' as const, restore: async () => {} };

function started({
  launch,
  purchases = PURCHASES,
  push = null,
}: {
  launch?: string;
  purchases?: Device['purchases'];
  push?: Device['push'];
} = {}) {
  const app = fakeApp({ launch });
  const history = { back: vi.fn() };
  const others = vi.fn(async () => ({ state: 'granted' }));
  const navigator = { geolocation: {}, permissions: { query: others } } as unknown as Navigator;
  const page: ShellPage = Object.assign(new EventTarget(), {
    navigator,
    history,
    sessionStorage: fakeStorage(),
    localStorage: fakeStorage(),
  });
  const device = {
    app,
    purchases,
    push,
    server: 'https://liora.example',
    share: { share: vi.fn(async () => {}) },
    geolocation: {
      getCurrentPosition: vi.fn(async () => ({
        timestamp: 1,
        coords: { latitude: 48, longitude: 11, accuracy: 5 },
      })),
      checkPermissions: vi.fn(async () => ({ location: 'denied', coarseLocation: 'granted' })),
    },
  };
  startShell(device, page);
  return { app, history, navigator, page, device, others };
}

test('RUL-88 DEEP-25 DEEP-27 the page knows at once that it is in the app, and has what it needs there', () => {
  const { page } = started();
  const host = { globals: page, userAgent: '', protocol: 'https:', hasMarker: () => false };
  expect(isNativeApp(host)).toBe(true);
  expect(page).toHaveProperty('LioraPurchases', PURCHASES);
  expect(shellVersions(page)).toEqual(SHELL_VERSIONS);
});

test('BAN-01 BAN-02 this shell can do what the pages of this build need', () => {
  expect(SHELL_VERSIONS.features).toBeGreaterThanOrEqual(NEEDED.features);
  expect(SHELL_VERSIONS.paywall).toBeGreaterThanOrEqual(NEEDED.paywall);
});

test('RUL-07 a build without a key for the store brings no purchases object', () => {
  const { page } = started({ purchases: null });
  expect(page).not.toHaveProperty('LioraPurchases');
  expect(shellVersions(page).paywall).toBe(0);
});

test('a link is announced to the page, and taken from the bridge once', async () => {
  const { page, app } = started({ launch: 'https://liora.example/place/1' });
  const announced = vi.fn();
  page.dispatchEvent(new Event('other'));
  (page as unknown as EventTarget).addEventListener(LINK_HANDOVER.event, announced);
  await vi.waitFor(() => expect(announced).toHaveBeenCalledOnce());
  expect(takeShellLinks(page)).toEqual(['https://liora.example/place/1']);
  app.open('liora://place/2');
  expect(takeShellLinks(page)).toEqual(['liora://place/2']);
  expect(takeShellLinks(page)).toEqual([]);
});

const ID = '0f0e0d0c-0b0a-4908-8706-050403020100';
const pressed = (data: unknown, actionId = 'tap') => ({ actionId, notification: { data } });

test('NOTIF-06 the page finds the push object where the build can register, and none elsewhere', () => {
  const { page } = started({ push: { plugin: fakePush().plugin, service: 'apns' } });
  expect(shellPush(page)?.service).toBe('apns');
  expect(shellPush(started().page)).toBeNull();
});

test('NOTIF-06 a pressed notice opens what it is about, like a link; also the one that the app was started by', async () => {
  const press = 'pushNotificationActionPerformed';
  const { plugin, tell } = fakePush({ retained: { [press]: pressed({ id: ID, aps: {} }) } });
  const { page, app } = started({ push: { plugin, service: 'fcm' } });
  await app.answered();
  expect(takeShellLinks(page)).toEqual([`https://liora.example/notifications#${ID}`]);
  tell(press, pressed({ id: ID }));
  expect(takeShellLinks(page)).toEqual([`https://liora.example/notifications#${ID}`]);
  for (const data of [{ id: `${ID}?x` }, { id: 1 }, {}, null]) {
    tell(press, pressed(data));
    expect(takeShellLinks(page)).toEqual(['https://liora.example/notifications']);
  }
  tell(press, pressed({ id: ID }, 'dismiss'));
  expect(takeShellLinks(page)).toEqual([]);
});

test('RUL-106 Back goes back, and from the first page it leaves the app', () => {
  const { app, history } = started();
  app.pressBack(true);
  expect(history.back).toHaveBeenCalledOnce();
  expect(app.asked).not.toContain('minimise');
  app.pressBack(false);
  expect(history.back).toHaveBeenCalledOnce();
  expect(app.asked).toContain('minimise');
});

test('sharing is the phone’s, and closing its sheet is no failure', async () => {
  const { navigator, device } = started();
  await navigator.share({ title: 'A plan', url: 'https://liora.example/plan/1' });
  expect(device.share.share).toHaveBeenCalledWith({ title: 'A plan', url: 'https://liora.example/plan/1' });
  device.share.share.mockRejectedValueOnce(new Error('Share canceled'));
  await expect(navigator.share({ title: 'A plan' })).rejects.toMatchObject({ name: 'AbortError' });
  device.share.share.mockRejectedValueOnce(new Error('Broken'));
  await expect(navigator.share({ title: 'A plan' })).rejects.toThrow('Broken');
});

const position = (navigator: Navigator) =>
  new Promise<GeolocationPosition | { code: number }>((resolve) =>
    navigator.geolocation.getCurrentPosition(resolve, resolve),
  );

test.each([
  ['OS-PLUG-GLOC-0003', 1],
  ['OS-PLUG-GLOC-0007', 2],
  ['OS-PLUG-GLOC-0010', 3],
])('LOC-03 where somebody is is asked of the phone; its %s is the browser’s %i', async (code, expected) => {
  const { navigator, device } = started();
  expect(await position(navigator)).toMatchObject({ coords: { latitude: 48 } });
  device.geolocation.getCurrentPosition.mockRejectedValueOnce(Object.assign(new Error('No'), { code }));
  expect(await position(navigator)).toMatchObject({ code: expected });
});

test('whether it may be asked is answered by the phone, everything else by the web view', async () => {
  const { navigator, device, others } = started();
  const state = async (name: PermissionName) => (await navigator.permissions.query({ name })).state;
  expect(await state('geolocation')).toBe('granted');
  device.geolocation.checkPermissions.mockResolvedValueOnce({ location: 'denied', coarseLocation: 'denied' });
  expect(await state('geolocation')).toBe('denied');
  device.geolocation.checkPermissions.mockResolvedValueOnce({
    location: 'prompt-with-rationale',
    coarseLocation: 'prompt',
  });
  expect(await state('geolocation')).toBe('prompt');
  expect(others).not.toHaveBeenCalled();
  await state('notifications');
  expect(others).toHaveBeenCalledWith({ name: 'notifications' });
});
