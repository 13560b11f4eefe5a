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

/** Whether letters leave: to a mail server, or to the mailbox page of a Liora that only this machine reaches. */
export function hasMailWay({ mail }: Pick<Config, 'mail'>): boolean {
  return mail.smtpUrl !== null || mail.mailbox;
}

/** A letter that nobody will get is not promised: where mail only waits, asking for a link is refused (ERR-75). */
export function requireMailWay(config: Pick<Config, 'mail'>): void {
  if (!hasMailWay(config)) throw new ProductError('NO_MAIL');
}

/** With a mail server an address has to be confirmed before the first sign-in; without one nobody could (RUL-29). */
export function verifiesEmail(config: Pick<Config, 'mail'>): boolean {
  return Boolean(config.mail.smtpUrl);
}
