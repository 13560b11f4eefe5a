import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void, pretty = false): string {
  const lines: string[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  write(createLog({ level: 'debug', pretty, out }));
  return lines.join('');
}

const SECRETS = [
  'june@example.com',
  'june%40example.com',
  'hunter2',
  'eyJhbGciOi',
  '37.77931',
  '-122.41930',
  'oysters',
  'tok_4711',
];

function expectNoSecret(text: string): void {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
}

test('neither secrets nor personal data reach the log, wherever they stand', () => {
  const line = logged((log) =>
    log.info(
      {
        cookie: 'liora.auth.session_token=tok_4711',
        headers: { authorization: 'Bearer eyJhbGciOi' },
        user: { email: 'june@example.com', password: 'hunter2' },
        deep: { list: [{ latitude: 37.77931, lng: -122.4193, query: 'oysters' }] },
        note: 'from june@example.com at 37.77931,-122.41930',
        url: '/verify?token=tok_4711&email=june%40example.com',
      },
      'Bearer eyJhbGciOi for june@example.com: liora.auth.session_token=tok_4711; see /x?q=oysters',
    ),
  );
  expectNoSecret(line);
});

test('RUL-108 addresses that are secrets themselves do not reach the log', () => {
  const secrets = ['/calendar/feed/tok_4711.ics', '/calendar/date/tok_4711.ics', '/invite/tok_4711'];
  const line = logged((log) =>
    log.warn({ url: secrets[0], list: secrets }, `gone: ${secrets.join(' and ')}`),
  );
  expectNoSecret(line);
  expect(line).toContain('/calendar/feed/[hidden].ics');
});

test('an error keeps its kind and place, not the row it stumbled over', () => {
  const error = Object.assign(new Error('duplicate key: june@example.com'), {
    code: '23505',
    constraint: 'auth_users_email_key',
    detail: 'Key (email)=(june@example.com) already exists.',
    where: 'oysters',
    parameters: ['hunter2'],
    cause: new Error('connect postgresql://liora:hunter2@db/liora failed'),
  });
  const line = logged((log) => log.error({ err: error }, 'a request failed'));
  expectNoSecret(line);
  const { err } = JSON.parse(line);
  expect(err).toMatchObject({ type: 'Error', code: '23505', constraint: 'auth_users_email_key' });
  expect(err.message).toBe('duplicate key: [email]: connect postgresql://[hidden]@db/liora failed');
  expect(err.stack).toContain('log.test.ts');
});

test('a terminal shows one readable line per request', () => {
  const line = logged(
    (log) => log.info({ method: 'GET', path: '/plans', status: 200, ms: 12 }, 'request'),
    true,
  );
  expect(line).toMatch(/^\d\d:\d\d:\d\d GET \/plans 200 12 ms\n$/);
});

test('a logger made from the log scrubs as well', () => {
  expectNoSecret(logged((log) => log.child({ email: 'june@example.com' }).info('hello')));
});

const REQUEST = { method: 'GET', path: '/rpc/plans/list', status: 200, ms: 12, id: crypto.randomUUID() };

test('FIX-78 the line of a request is serialised once', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const line = logged((log) => {
    log.info(REQUEST, 'request');
    log.info({ ...REQUEST, aborted: true }, 'request');
  });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(
    line
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one)),
  ).toMatchObject([REQUEST, { ...REQUEST, aborted: true }]);
});

test('FIX-78 a line that only looks like one is scrubbed', () => {
  const lines = [
    { ...REQUEST, path: '/june@example.com' },
    { ...REQUEST, path: '/37.77931' },
    { ...REQUEST, email: 'june@example.com' },
  ];
  const text = logged((log) => {
    for (const line of lines) log.info(line, 'request');
    log.child({ token: 'tok_4711' }).info(REQUEST, 'request');
  });
  expectNoSecret(text);
});
