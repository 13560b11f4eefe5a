import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { MeContext } from '../../accounts/MeProvider.tsx';
import { MatchScreen } from './MatchScreen.tsx';

test('FIX-55 while it is not known who reads, the place of the deck is held', async () => {
  const { container } = await withApp(
    <MeContext value={undefined}>
      <MatchScreen />
    </MeContext>,
  );
  await expect.poll(() => container.querySelectorAll('.sk').length).toBe(1);
});
