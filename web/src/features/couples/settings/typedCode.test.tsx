import type { Me } from '@liora/domain/contract/accounts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { forgetPendingLink, readPendingLink } from '../../deepLinks/pendingLink.store.ts';
import { LinkByCode } from './LinkByCode.tsx';

const CODE = '0123456789ABCDEFGHJKMNPQRS';

/** What is taken for the code of what somebody typed or pasted. */
async function used(typed: string): Promise<string | null> {
  forgetPendingLink();
  const { unmount } = await withApp(<LinkByCode me={{ member: true } as Me} waiting={false} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Code of your partner' }), typed);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  unmount();
  return readPendingLink();
}

test('LINK-06 a code is read from the whole link, too, which people paste as it was sent', async () => {
  expect(await used('0123 4567 89ab cdef ghjk mnpq rs')).toBe(CODE);
  expect(await used(`https://liora.example/link/${CODE}`)).toBe(CODE);
  expect(await used(` https://liora.example/liora-link?code=${CODE} `)).toBe(CODE);
  expect(await used('https://liora.example/invite/abc')).toBeNull();
});
