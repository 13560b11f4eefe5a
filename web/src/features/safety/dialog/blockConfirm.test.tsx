import type { Me } from '@liora/domain/contract/accounts';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orpc } from '../../../lib/api.ts';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { MeContext } from '../../accounts/MeProvider.tsx';
import { BlockConfirm } from './BlockConfirm.tsx';

const [ADA, IRIS] = ['ada', 'iris'].map((name) => ({
  user_id: name,
  username: name,
  profile_photo_url: null,
}));

test.each([
  ['one’s partner', ADA, true],
  ['somebody else', IRIS, false],
])('RUL-22 before %s is blocked it is said whether a link ends with it', async (_, author, ends) => {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData<object>(orpc.couples.link.queryKey(), { partner: ADA });
  if (!author) throw new Error('nobody');
  await withApp(
    <MeContext value={{ user_id: 'me' } as Me}>
      <BlockConfirm author={author} busy={false} onKeep={() => undefined} onBlock={() => undefined} />
    </MeContext>,
    queries,
  );
  expect(screen.getByText(/You no longer see their plans and pins/)).toBeDefined();
  expect(screen.queryByText(/you are disconnected at once/) !== null).toBe(ends);
});
