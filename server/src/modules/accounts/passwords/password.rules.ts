import { PASSWORD_MIN_CHARS } from '@liora/domain/limits';
import { ProductError } from '../../../rpc/errors.ts';
import { COMMON_PASSWORDS } from './commonPasswords.data.ts';

/** Whose password it is to be. */
export interface PasswordOwner {
  username: string | null;
  email: string;
}

const ONE_CHARACTER = /^(.)\1*$/su;

export function requireLongPassword(password: string): void {
  if (password.length < PASSWORD_MIN_CHARS) throw new ProductError('PASSWORD_TOO_SHORT');
}

/** When a password is set, never at sign-in: who has a weak one already still gets in (RUL-118). */
export function requireStrongPassword(password: string, owner: PasswordOwner): void {
  if (isEasyToGuess(password, owner)) throw new ProductError('PASSWORD_WEAK');
}

function isEasyToGuess(password: string, { username, email }: PasswordOwner): boolean {
  const plain = plainly(password);
  const own = [username ?? '', email, email.slice(0, email.lastIndexOf('@'))];
  return ONE_CHARACTER.test(password) || COMMON_PASSWORDS.has(plain) || own.map(plainly).includes(plain);
}

/** Capitals and spaces around it make a password no harder to guess. */
function plainly(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
