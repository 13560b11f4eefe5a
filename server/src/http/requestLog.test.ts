import { expect, test } from 'vitest';
import { loggedPath } from './requestLog.ts';

test.each([
  ['/rpc/plans/list?data=secret', '/rpc/plans/list'],
  ['/assets/index-abc.js', '/assets/index-abc.js'],
  ['/', '/'],
  ['/plans', '/plans'],
  ['/verify?token=tok_4711', '/verify'],
  ['/u/june', '/u/*'],
  ['/plans/5b0e2d/edit', '/plans/*'],
  ['/api/plans/5b0e2d', '/api/plans/*'],
  ['/api/platform/start', '/api/platform/*'],
  ['/calendar/feed/tok_4711.ics', '/calendar/*'],
  ['/june@example.com', '/*'],
  ['/37.77931,-122.4193', '/*'],
  ['/rpc/june@example.com', '/rpc/*'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
