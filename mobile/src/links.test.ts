import { expect, test, vi } from 'vitest';
import { collectLinks } from './links.ts';
import { fakeApp, fakeStorage } from './testing/fakeDevice.ts';

const INVITE = 'https://liora.example/invite/ABC';
const PLACE = 'https://liora.example/place/1';

/** A page of the shell: what it has taken, and how often something was announced. */
function opened(app: ReturnType<typeof fakeApp>, storage = fakeStorage()) {
  const announce = vi.fn();
  const { take } = collectLinks(app, { storage, announce });
  return { take, announce, storage };
}

test('DEEP-25 the address that the app was started with waits until the page takes it, once', async () => {
  const { take, announce } = opened(fakeApp({ launch: INVITE }));
  await vi.waitFor(() => expect(announce).toHaveBeenCalledOnce());
  expect(take()).toEqual([INVITE]);
  expect(take()).toEqual([]);
});

test('what iOS tells twice at the start is handed over once', async () => {
  const app = fakeApp({ launch: INVITE, retained: [INVITE] });
  const { take } = opened(app);
  await vi.waitFor(() => expect(app.asked).toContain('launch'));
  await app.answered();
  expect(take()).toEqual([INVITE]);
  expect(take()).toEqual([]);
});

test('the same when the page has taken it between the two', async () => {
  const app = fakeApp({ launch: INVITE, retained: [INVITE] });
  const { take, announce } = opened(app);
  await vi.waitFor(() => expect(announce).toHaveBeenCalled());
  expect(take()).toEqual([INVITE]);
  await app.answered();
  expect(take()).toEqual([]);
});

test('links that come while the app is open are handed over each time they are pressed', async () => {
  const app = fakeApp({});
  const { take } = opened(app);
  await app.answered();
  app.open(INVITE);
  app.open(PLACE);
  expect(take()).toEqual([INVITE, PLACE]);
  app.open(INVITE);
  expect(take()).toEqual([INVITE]);
});

test('a page that is loaded anew does not get again what was taken, whichever the phone names', async () => {
  const first = fakeApp({ launch: INVITE });
  const { take, announce, storage } = opened(first);
  await vi.waitFor(() => expect(announce).toHaveBeenCalled());
  take();
  const anew = fakeApp({ launch: INVITE });
  const second = opened(anew, storage);
  await anew.answered();
  expect(second.take()).toEqual([]);
  expect(storage.written).not.toContain('ABC');
});

test('nor, on iOS, the last link of a run that began without one', async () => {
  const { storage } = opened(fakeApp({}));
  await vi.waitFor(() => expect(storage.written).not.toBe(''));
  const anew = fakeApp({ launch: PLACE });
  const second = opened(anew, storage);
  await anew.answered();
  expect(second.take()).toEqual([]);
});

test('a page that is loaded anew before anything was taken gets it', async () => {
  const { announce, storage } = opened(fakeApp({ launch: INVITE }));
  await vi.waitFor(() => expect(announce).toHaveBeenCalled());
  const second = opened(fakeApp({ launch: INVITE }), storage);
  await vi.waitFor(() => expect(second.announce).toHaveBeenCalled());
  expect(second.take()).toEqual([INVITE]);
});

test('a phone that does not answer opens the app without a link', async () => {
  const app = fakeApp({});
  app.getLaunchUrl = () => Promise.reject(new Error('not implemented'));
  const { take } = opened(app);
  await app.answered();
  expect(take()).toEqual([]);
});
