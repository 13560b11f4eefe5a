import type { Me } from '@liora/domain/contract/accounts';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { MeContext } from '../../accounts/MeProvider.tsx';
import { CheckInCard } from '../../checkIns/components/CheckInCard.tsx';
import { FreeEveningsCard } from '../../freeEvenings/components/FreeEveningsCard.tsx';
import { MatchDeckRow } from '../../match/components/MatchDeckRow.tsx';

test.each(Object.entries({ CheckInCard, MatchDeckRow, FreeEveningsCard }))(
  'FIX-55 on a slow line the place of %s is held, so that nothing below it is pushed down; what cannot be loaded leaves it',
  async (_, Side) => {
    const fail: (() => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((_resolve, reject) => fail.push(() => reject(new TypeError()))));
    onTestFinished(() => void vi.unstubAllGlobals());
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const me = { user_id: 'nora', username: 'nora', member: true } as unknown as Me;
    const { container } = await withApp(
      <MeContext value={me}>
        <Side />
      </MeContext>,
      queries,
    );
    await expect.poll(() => container.querySelectorAll('.sk').length).toBe(1);
    for (const one of fail) one();
    await expect.poll(() => container.innerHTML).toBe('');
  },
);
