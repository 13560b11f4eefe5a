import { usernameProblem } from '@liora/domain/rules/username';
import type { Config } from '../../config.ts';
import { ProductError } from '../../rpc/errors.ts';

/** An identifier with '@' is an e-mail address, without one a username (AUTH-05). */
export function isEmail(identifier: string): boolean {
  return identifier.includes('@');
}

export function requireUsername(username: string): void {
  if (usernameProblem(username)) throw new ProductError('USERNAME_INVALID');
}

export function requireAdult(adult: boolean): void {
  if (!adult) throw new ProductError('ADULTS_ONLY');
}

/** With a mail server an address has to be confirmed before the first sign-in; without one nobody could (RUL-29). */
export function verifiesEmail(config: Pick<Config, 'mail'>): boolean {
  return Boolean(config.mail.smtpUrl);
}
