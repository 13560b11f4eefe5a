import type { Me } from '@liora/domain/contract/accounts';
import type { Invitation } from '@liora/domain/contract/invitations';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { mineQuery } from '../../invitations/invitations.queries.ts';
import { ContinueCards } from './ContinueCards.tsx';

const invitation = (fields: Partial<Invitation>) =>
  ({
    own: { id: 'one', code: 'corner' },
    sender: { username: 'hugo', profile_photo_url: null },
    can_answer: true,
    is_expired: false,
    is_called_off: false,
    ...fields,
  }) as Invitation;

async function withReceived(received: Invitation) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(mineQuery('received').queryKey, {
    pages: [{ invitations: [received], nextCursor: null }],
    pageParams: [undefined],
  });
  await withApp(<ContinueCards me={{ user_id: 'nora' } as Me} />, queries);
}

test('FIX-68 an invitation that waits says where to, and of a surprise from whom', async () => {
  await withReceived(invitation({ venue_name: 'State Bird Provisions', is_surprise: false }));
  expect(screen.getByRole('listitem').textContent).toContain(
    'An invitation to State Bird Provisions waits for your answer',
  );
});

test('FIX-68 a surprise that waits is no place', async () => {
  await withReceived(invitation({ venue_name: 'A surprise', is_surprise: true }));
  expect(screen.getByRole('listitem').textContent).toContain('A surprise from hugo waits for your answer');
});
