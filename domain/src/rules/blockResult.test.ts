import { expect, test } from 'vitest';
import { blockFailure } from './blockResult.ts';

test.each([
  ['ERR-21 no session', 'UNAUTHENTICATED', true, 'auth_failed'],
  ['ERR-22 oneself', 'SELF_BLOCK', true, 'self_block'],
  ['ERR-23 somebody who is blocked', 'ALREADY_BLOCKED', true, 'already_blocked'],
  ['ERR-68 RUL-19 somebody who is gone', 'NOT_FOUND', true, 'not_found'],
  ['ERR-24 a database that is busy', 'BUSY', true, 'database_error'],
  ['ERR-24 a server that failed', null, true, 'database_error'],
  ['ERR-25 a server that was not reached', null, false, 'unknown_error'],
] as const)('%s: %s', (_case, code, answered, result) => {
  expect(blockFailure(code, answered)).toBe(result);
});
