import type { Me } from '@liora/domain/contract/accounts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { MeContext } from '../../accounts/MeProvider.tsx';
import { SignInDialog } from './SignInDialog.tsx';

const shownTo = (me: Me | null | undefined) => (
  <MeContext value={me}>
    <SignInDialog code="corner" waiting="no answer" onClose={() => undefined} />
  </MeContext>
);

test('INV-03 the form waits until it is known that nobody is signed in', async () => {
  const { change } = await withApp(shownTo(undefined));
  expect(screen.queryByRole('dialog')).toBeNull();
  await change(shownTo({ user_id: 'b' } as Me));
  expect(screen.queryByRole('dialog')).toBeNull();
  await change(shownTo(null));
  expect(screen.getByRole('dialog', { name: /Sign in/i })).toBeDefined();
});
