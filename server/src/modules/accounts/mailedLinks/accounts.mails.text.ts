import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@liora/domain/limits';
import { icu, texts } from '../../../texts.ts';

/** The letters of the accounts area. Each says what happened, what the link does and what to do if it was not you. */
export const accountMails = texts('accountMails', {
  reset: {
    subject: 'Choose a new password',
    lead: 'Somebody, hopefully you, asked for a new password for your Liora account.',
    action: 'Choose a new password',
    after: icu(
      'The link works once, for {minutes, plural, one {# minute} other {# minutes}}. If it was not you, there is nothing to do: your password stays as it is.',
      { minutes: RESET_LINK_MINUTES },
    ),
  },
  verification: {
    subject: 'Confirm your email',
    lead: 'Welcome to Liora. One tap confirms that this address is yours, and you can sign in.',
    action: 'Confirm my email',
    after: icu(
      'The link works once, for {hours, plural, one {# hour} other {# hours}}. If you did not sign up, ignore this letter.',
      { hours: VERIFY_LINK_HOURS },
    ),
  },
  accountExists: {
    subject: 'You already have an account',
    lead: 'Somebody, perhaps you, just tried to sign up at Liora with this address. It already has an account, so nothing was changed.',
    action: 'Sign in',
    after:
      'If you do not remember your password, choose "Forgot password?" there. If it was not you, ignore this letter.',
  },
  signature: 'Liora',
});

export type AccountMail = (typeof accountMails)['reset'];
