import type { Me } from '@liora/domain/contract/accounts';
import type { Invitation } from '@liora/domain/contract/invitations';
import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { MeContext } from '../../accounts/MeProvider.tsx';
import { ReaderPart } from './ReaderPart.tsx';

const invitation = {
  version: 1,
  status: 'pending',
  times: ['2026-12-08T03:30:00.000Z', '2026-12-09T03:30:00.000Z'],
  time_zone: 'America/Los_Angeles',
  can_answer: true,
  is_called_off: false,
  is_expired: false,
  you: 'recipient',
  venue_name: 'State Bird Provisions',
} as unknown as Invitation;

test('INV-02 Accept without a time leads to the times, which on a phone lie out of sight', async () => {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolledTo.push(this);
  });
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  await withApp(
    <MeContext value={{ user_id: 'nora' } as Me}>
      <ReaderPart code="corner" invitation={invitation} />
    </MeContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(scrolledTo).toEqual([screen.getByRole('group', { name: 'Choose a time' })]);
  expect(screen.getByRole('alert').textContent).toContain('Choose one of the times first.');
});
