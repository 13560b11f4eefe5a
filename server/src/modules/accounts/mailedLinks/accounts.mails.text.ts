import {
  ACCOUNT_REOPENS_DAYS,
  EMAIL_CHANGE_LINK_HOURS,
  EMAIL_TAKE_BACK_HOURS,
  RESET_LINK_MINUTES,
  RETENTION_LETTER_DAYS,
  SIGN_IN_LINK_MINUTES,
  VERIFY_LINK_HOURS,
} from '@liora/domain/limits';
import type { AccountNotice, EmailChangeLetter } from '../../../queue/queues.ts';
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
  signIn: {
    subject: 'Your link to sign in',
    lead: 'Somebody, hopefully you, wants to sign in to Liora with this address.',
    answers: 'Somebody, hopefully you, wants to answer an invitation on Liora with this address.',
    askedWith: (browser: string, system: string) =>
      icu('It was asked for with {browser} on {system}.', { browser, system }),
    action: 'Sign in to Liora',
    after: icu(
      'The link opens a page with one button. It works once, for {minutes, plural, one {# minute} other {# minutes}}, until a newer one is sent. Keep it to yourself: whoever presses that button is signed in as you. If it was not you, ignore this letter: then nothing happens.',
      { minutes: SIGN_IN_LINK_MINUTES },
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

/** What was done to how somebody signs in, and the letters of a change of e-mail. */
export const noticeMails: Record<AccountNotice | EmailChangeLetter, AccountMail> = texts('accountNotices', {
  'account-closed': {
    subject: 'Your account is deleted',
    lead: 'Your Liora account was just deleted. Nobody sees anything of it any more.',
    action: 'Sign in to keep it',
    after: icu(
      'You have {days, plural, one {# day} other {# days}} to change your mind: signing in brings everything back as it was, except a link with a partner. After that it is erased for good. If it was not you, sign in and choose a new password.',
      { days: ACCOUNT_REOPENS_DAYS },
    ),
  },
  'account-unused': {
    subject: 'Your account has not been used for long',
    lead: icu(
      'Nobody has used your Liora account for almost two years. We keep no account that nobody uses: in {days, plural, one {# day} other {# days}} it is deleted.',
      { days: RETENTION_LETTER_DAYS[0] },
    ),
    action: 'Sign in to keep it',
    after: 'Signing in once is enough. If you do not need it any more, there is nothing to do.',
  },
  'account-unused-last': {
    subject: 'Your account is about to be deleted',
    lead: icu(
      'Nobody has used your Liora account for almost two years. In {days, plural, one {# day} other {# days}} it is deleted, with everything in it.',
      { days: RETENTION_LETTER_DAYS[1] },
    ),
    action: 'Sign in to keep it',
    after: 'Signing in once is enough. This is the last letter before it.',
  },
  'company-added': {
    subject: 'Your company signs in to your account',
    lead: 'The sign-in of a company was connected with your Liora account. It now signs in to it, without a password.',
    action: 'See how you sign in',
    after: 'If it was not you, remove it there, and choose a new password.',
  },
  'company-removed': {
    subject: 'Your company no longer signs in to your account',
    lead: 'The sign-in of a company was removed from your Liora account.',
    action: 'See how you sign in',
    after:
      'If it was not you, choose a new password at once: everybody who is signed in elsewhere is signed out by that.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    lead: 'The password of your Liora account was changed, and everybody signed in elsewhere was signed out. If a calendar read your dates, its address ended too: turn the feed on again in your settings.',
    action: 'See how you sign in',
    after: 'If it was not you, choose "Forgot password?" at sign-in and set a new one at once.',
  },
  'password-dropped': {
    subject: 'The password of your account was removed',
    lead: 'You signed in by a mailed link, and nobody had ever confirmed your address before. So whatever was set up for the account until then is gone: its password, passkeys and open sessions.',
    action: 'See how you sign in',
    after:
      'If that was you, there is nothing to fear: sign in by a mailed link as before, or choose "Forgot password?" at sign-in for a new one.',
  },
  'email-changed': {
    subject: 'Your email was changed',
    lead: 'From now on this is the address of your Liora account.',
    action: 'See how you sign in',
    after:
      'If it was not you, choose a new password at once: everybody who is signed in elsewhere is signed out by that.',
  },
  'email-taken-back': {
    subject: 'Your email is the old one again',
    lead: 'The change of your email was taken back. Everybody was signed out, and your password no longer works. What was added since the change is gone: passkeys, a company’s sign-in, an authenticator app, new recovery codes and a link with a partner. The address of your calendar feed ended as well.',
    action: 'See how you sign in',
    after: 'If you have not chosen a new password yet, choose "Forgot password?" at sign-in.',
  },
  'code-app-added': {
    subject: 'An authenticator app was added',
    lead: 'From now on signing in to your Liora account asks for a code after the password.',
    action: 'See how you sign in',
    after:
      'If it was not you, choose a new password at once: everybody who is signed in elsewhere is signed out by that.',
  },
  'code-app-removed': {
    subject: 'Your authenticator app was removed',
    lead: 'Signing in to your Liora account no longer asks for a code after the password.',
    action: 'See how you sign in',
    after:
      'If it was not you, choose a new password at once: everybody who is signed in elsewhere is signed out by that.',
  },
  'recovery-codes-renewed': {
    subject: 'You have new recovery codes',
    lead: 'New recovery codes were made for your Liora account. Those from before no longer work.',
    action: 'See how you sign in',
    after:
      'If it was not you, choose a new password at once: everybody who is signed in elsewhere is signed out by that.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    lead: 'One of the recovery codes of your Liora account was used. It does not work again.',
    action: 'See how you sign in',
    after:
      'If it was not you, choose a new password at once: everybody who is signed in elsewhere is signed out by that.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    lead: 'A new passkey can sign in to your Liora account, without a password.',
    action: 'See how you sign in',
    after: 'If it was not you, remove it there, and choose a new password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    lead: 'One of the passkeys of your Liora account was removed.',
    action: 'See how you sign in',
    after:
      'If it was not you, choose a new password at once: everybody who is signed in elsewhere is signed out by that.',
  },
  'confirm-email': {
    subject: 'Confirm your new email',
    lead: 'Somebody, hopefully you, wants this to be the address of their Liora account.',
    action: 'Confirm my new email',
    after: icu(
      'The link works once, for {hours, plural, one {# hour} other {# hours}}. If it was not you, ignore this letter: nothing changes.',
      { hours: EMAIL_CHANGE_LINK_HOURS },
    ),
  },
  'email-changing': {
    subject: 'Your email is about to change',
    lead: 'Somebody, hopefully you, asked for another address for your Liora account. It changes when that address is confirmed.',
    action: 'It was not me: keep my email',
    after: icu(
      'That signs out everybody and asks for a new password. It works until {hours, plural, one {# hour} other {# hours}} after the change. If it was you, there is nothing to do.',
      { hours: EMAIL_TAKE_BACK_HOURS },
    ),
  },
  'email-changed-away': {
    subject: 'Your email was changed to another',
    lead: 'Your Liora account has another address from now on.',
    action: 'It was not me: take it back',
    after: icu(
      'That signs out everybody and asks for a new password. It works for {hours, plural, one {# hour} other {# hours}}. If it was you, there is nothing to do.',
      { hours: EMAIL_TAKE_BACK_HOURS },
    ),
  },
});
