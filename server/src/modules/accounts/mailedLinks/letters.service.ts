import { createHmac, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@liora/domain/durations';
import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../queue/queues.ts';
import { insertMailedToken, type LinkPurpose } from './mailedTokens.queries.ts';

const PAGES: Record<LinkPurpose, { path: string; minutes: number }> = {
  'reset-password': { path: 'reset-password', minutes: RESET_LINK_MINUTES },
  'verify-email': { path: 'verify', minutes: VERIFY_LINK_HOURS * 60 },
};

/**
 * Puts a letter into the queue, in the transaction of what it is about, and makes its link valid there. The caller wakes
 * the queue after the commit.
 */
export async function queueLetter(
  deps: Deps,
  trx: Db,
  letter: Exclude<JobData['letters'], { kind: 'sign-in-link' }>,
): Promise<void> {
  const id = randomUUID();
  const { kind, userId } = letter;
  if (kind === 'reset-password' || kind === 'verify-email') {
    const expiresAt = new Date(deps.now().getTime() + PAGES[kind].minutes * MINUTE_MS);
    await insertMailedToken(trx, { purpose: kind, token: linkOf(deps, kind, id).token, userId, expiresAt });
  }
  await deps.queue.send(trx, 'letters', letter, id);
}

/**
 * The link of a letter. Its token is made of the letter's id under the session secret: the letter says the same
 * whenever it is sent, and neither the queue nor the table of links holds one that works (RUL-108).
 */
export function linkOf(
  { config }: Pick<Deps, 'config'>,
  purpose: LinkPurpose,
  letterId: string,
): { link: string; token: string } {
  const token = createHmac('sha256', config.sessionSecret).update(`letter\n${letterId}`).digest('base64url');
  return { link: `${config.publicUrl}/${PAGES[purpose].path}?token=${token}`, token };
}
