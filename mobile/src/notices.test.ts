import { afterEach, expect, test, vi } from 'vitest';
import { shellPushBy } from './notices.ts';
import { REGISTRATION_WAIT_MS } from './registration.ts';
import { fakePush, fakeStorage } from './testing/fakeDevice.ts';

const on = (fake: ReturnType<typeof fakePush>, storage = fakeStorage(), service: 'apns' | 'fcm' = 'fcm') =>
  shellPushBy({ plugin: fake.plugin, service }, storage);

afterEach(() => vi.useRealTimers());

test.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['prompt', 'prompt'],
  ['prompt-with-rationale', 'prompt'],
])('NOTIF-06 what a phone calls %s is %s, and asking for it asks nobody', async (receive, permission) => {
  const fake = fakePush({ receive });
  expect(await on(fake).permission()).toBe(permission);
  expect(fake.calls).toEqual([]);
});

test('NOTIF-06 the person is asked by itself, and registering asks nobody', async () => {
  const fake = fakePush({ choice: 'denied' });
  const push = on(fake);
  expect(await push.askPermission()).toBe('denied');
  expect(await push.token()).toBe('token-1');
  expect(fake.calls).toEqual(['ask', 'channel notices', 'register']);
});

test('NOTIF-06 an iPhone has no channels', async () => {
  const fake = fakePush();
  await on(fake, fakeStorage(), 'apns').token();
  expect(fake.calls).toEqual(['register']);
});

test('NOTIF-06 whoever asks meanwhile gets the same answer; whoever asks later, that of then', async () => {
  const fake = fakePush();
  const push = on(fake);
  expect(await Promise.all([push.token(), push.token()])).toEqual(['token-1', 'token-1']);
  expect(fake.calls.filter((call) => call === 'register')).toHaveLength(1);
  fake.tell('registrationError', { error: 'Too late' });
  expect(await push.token()).toBe('token-1');
});

test('NOTIF-06 a phone that refuses says why, and may be asked again', async () => {
  const push = on(fakePush({ brings: { error: 'No account of Google' } }));
  await expect(push.token()).rejects.toThrow('No account of Google');
  await expect(push.token()).rejects.toThrow('No account of Google');
});

test('NOTIF-06 what the phone still holds from before is no answer', async () => {
  const push = on(fakePush({ retained: { registrationError: { error: 'Of yesterday' } } }));
  expect(await push.token()).toBe('token-1');
});

test('NOTIF-06 a phone that does not answer is not waited for without end, and its late answer harms nothing', async () => {
  vi.useFakeTimers();
  const fake = fakePush({ brings: null });
  const push = on(fake);
  const given = expect(push.token()).rejects.toThrow('did not register');
  await vi.advanceTimersByTimeAsync(REGISTRATION_WAIT_MS);
  await given;
  fake.tell('registration', { value: 'late' });
  const next = push.token();
  await vi.advanceTimersByTimeAsync(0);
  fake.tell('registration', { value: 'token-2' });
  expect(await next).toBe('token-2');
});

test('NOTIF-06 only what has registered is ended, also after a start of its own, and once', async () => {
  const storage = fakeStorage();
  const fake = fakePush();
  await on(fake, storage).forget();
  expect(fake.calls).toEqual([]);
  await on(fake, storage).token();
  const later = on(fake, storage);
  await later.forget();
  await later.forget();
  expect(fake.calls.filter((call) => call === 'unregister')).toHaveLength(1);
});
