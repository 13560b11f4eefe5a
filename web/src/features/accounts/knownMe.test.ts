import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { knownMe, startQuery } from './accounts.queries.ts';

const maya = { user_id: 'maya' };
const { queryKey } = startQuery();

test('ERR-34 whoever presses before it is known who they are is no visitor: the answer that is on its way is waited for', async () => {
  const queries = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<never>();
  void queries.fetchQuery({ queryKey, queryFn: () => promise });
  const asked = knownMe(queries);
  resolve({ me: maya } as never);
  expect(await asked).toEqual(maya);
});

test('what is known is not asked for again, neither that somebody is a visitor', async () => {
  const queries = new QueryClient();
  for (const me of [maya, null]) {
    queries.setQueryData(queryKey, { me } as never);
    expect(await knownMe(queries)).toEqual(me);
  }
});
