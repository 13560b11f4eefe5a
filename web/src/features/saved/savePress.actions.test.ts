import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orpc } from '../../lib/api.ts';
import { closeToast, toastStore } from '../../ui/toast.ts';
import { savedIdsQuery } from './savedIds.queries.ts';
import { askToSignIn, removePressed, removeRows } from './savePress.actions.ts';

const START = orpc.platform.start.queryKey();
const place = { id: 'p', name: 'Bar' };

let queries: QueryClient;
let code: string;
const signIn = vi.fn();
const signedOut = () => askToSignIn('place', signIn);
beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(START, { me: { user_id: 'me' } } as never);
  queries.setQueryData(savedIdsQuery().queryKey, { ids: new Set(['p']), all: true } as never);
  vi.stubGlobal('fetch', async () =>
    Response.json({ json: { defined: true, code, status: 401, message: code, data: null } }, { status: 401 }),
  );
  signIn.mockClear();
});
afterEach(() => {
  closeToast();
  queries.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['a place', () => removePressed(queries, place, signedOut)],
  ['rows', () => removeRows(queries, ['row'], 'One place removed', signedOut)],
])(
  'RUL-20 RUL-71 whose session has ended and takes out %s is told so, with the way to sign in',
  async (_what, press) => {
    code = 'UNAUTHENTICATED';
    await press();
    expect(toastStore.state).toMatchObject({
      kind: 'error',
      title: 'Please log in',
      description: 'You need to be logged in to save places',
      action: { label: 'Sign in' },
    });
    toastStore.state?.action?.onPress();
    expect(signIn).toHaveBeenCalledOnce();
    expect(queries.getQueryState(START)?.isInvalidated).toBe(true);
    // What could not be taken out is saved as before.
    expect(queries.getQueryData(savedIdsQuery().queryKey)?.ids).toEqual(new Set(['p']));
  },
);

test.each([
  ['a place', () => removePressed(queries, place, signedOut)],
  ['rows', () => removeRows(queries, ['row'], 'One place removed', signedOut)],
])('ERR-30 whatever else keeps %s from being taken out is told as a failure', async (_what, press) => {
  code = 'BUSY';
  await press();
  expect(toastStore.state).toMatchObject({ title: 'Error', description: 'Failed to remove place' });
  expect(queries.getQueryState(START)?.isInvalidated).toBe(false);
});
