import type { Me } from '@liora/domain/contract/accounts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { closeToast, toastStore } from '../../../ui/toast.ts';
import { MeContext } from '../../accounts/MeProvider.tsx';
import type { SafetySubject } from '../safetySubject.types.ts';
import { SafetyMenu } from './SafetyMenu.tsx';

const SUBJECT = {
  variant: 'review',
  id: 'r',
  title: 'The Wave Organ',
  author: { user_id: 'a', username: 'ada', profile_photo_url: null },
} as SafetySubject;

async function pressReport(me: Me | null | undefined) {
  const onReport = vi.fn();
  await withApp(
    <MeContext value={me}>
      <SafetyMenu subject={SUBJECT} onReport={onReport} onBlock={() => undefined} />
    </MeContext>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Report this review' }));
  const told = toastStore.state?.title;
  act(closeToast);
  return { onReport, told };
}

test('MOD-21 a visitor is told to sign in', async () => {
  const { onReport, told } = await pressReport(null);
  expect(onReport).not.toHaveBeenCalled();
  expect(told).toBeDefined();
});

test.each([
  ['somebody signed in', { user_id: 'b' } as Me],
  ['somebody of whom it is not known yet', undefined],
])('%s comes to the report', async (_, me) => {
  const { onReport, told } = await pressReport(me);
  expect(onReport).toHaveBeenCalledOnce();
  expect(told).toBeUndefined();
});
