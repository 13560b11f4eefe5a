import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';

const PAGES = { confirm: 'confirm-email', 'take back': 'take-back-email' } as const;

/**
 * The links of a change. Their tokens are made of its id under the session secret: the letters say the same whenever
 * they are sent, and neither the queue nor the table holds one that works (RUL-108).
 */
export function emailChangeLink(
  config: Pick<Config, 'publicUrl' | 'sessionSecret'>,
  purpose: keyof typeof PAGES,
  changeId: string,
): { link: string; token: string } {
  const token = createHmac('sha256', config.sessionSecret)
    .update(`email change\n${purpose}\n${changeId}`)
    .digest('base64url');
  return { link: `${config.publicUrl}/${PAGES[purpose]}?token=${token}`, token };
}
