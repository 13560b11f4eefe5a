import { icu, texts } from '@liora/domain/i18n/texts';
import {
  MINIMUM_AGE_YEARS,
  PASSWORD_MIN_CHARS,
  SIGN_IN_LINK_MINUTES,
  USERNAME_MAX_CHARS,
} from '@liora/domain/limits';

export const accountsText = texts('accounts', {
  tagline: 'The evening, already thought of.',
  close: 'Back to Liora',

  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  identifier: 'Username or email',
  password: 'Password',
  forgot: 'Forgot password',
  /** Rich: the tags of these are links. */
  newHere: 'New here? <link>Create an account</link>',
  usePasskey: 'Sign in with a passkey',
  passkeyMissing: 'Your device gave no passkey. You can try again, or use your password.',
  welcomeBack: 'Welcome back!',
  accountBack: 'Your account is back',
  accountBackText: 'Everything is where you left it, and nothing will be erased.',
  sendLinkAgain: 'Send the link again',
  linkSentAgain: 'A new link is on its way.',

  signUpTitle: 'Create your account',
  signUp: 'Create account',
  signingUp: 'Creating…',
  username: 'Username',
  usernameCount: (count: number) => icu('{count}/{max}', { count, max: USERNAME_MAX_CHARS }),
  usernameCountLabel: (count: number) =>
    icu('{count} of {max, plural, one {# character} other {# characters}}', {
      count,
      max: USERNAME_MAX_CHARS,
    }),
  email: 'Email',
  emailExample: 'you@example.com',
  passwordHint: icu('at least {count, plural, one {# character} other {# characters}}', {
    count: PASSWORD_MIN_CHARS,
  }),
  repeatPassword: 'Confirm password',
  /** Rich: the tags are links. */
  adult: icu(
    'I am {age} or over and accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>',
    { age: MINIMUM_AGE_YEARS },
  ),
  beenHere: 'Been here before? <link>Sign in</link>',
  accountCreated: 'Account created! Please check your email to verify your account.',

  forgotTitle: 'Forgot your password?',
  forgotLead: 'Tell us your username or email. We will mail you a link to choose a new one.',
  sendReset: 'Send the link',
  sendingReset: 'Sending…',
  resetSent: 'Reset email sent!',
  resetSentLead: 'If there is an account, the letter with the link is on its way.',
  resetError: 'Reset error',
  backToSignIn: '<link>Back to sign in</link>',
  /** Rich: the tag is a link. */
  localMailbox: 'Mail from this server waits in the <mailbox>mailbox on this machine</mailbox>',

  emailLink: 'Email me a link',
  emailLinkTitle: 'Sign in without a password',
  emailLinkLead: 'We mail you a link. Its page has one button, and that signs you in.',
  emailLinkLeadNew: 'No password needed: we mail you a link, and its page has one button.',
  sendingEmailLink: 'Sending…',
  emailLinkSent: 'Check your email',
  /** Rich: the tag is bold. */
  emailLinkSentKnown: (email: string) =>
    icu('If there is an account with <b>{email}</b>, the letter with the link is on its way.', { email }),
  emailLinkSentNew: (email: string) =>
    icu('The letter with the link is on its way to <b>{email}</b>.', { email }),
  emailLinkSentHint: icu(
    'Open it on this device, if you can. The link works for {minutes, plural, one {# minute} other {# minutes}}.',
    { minutes: SIGN_IN_LINK_MINUTES },
  ),
  anotherEmail: 'Use another address',
  havePassword: 'Have a password or a passkey? <link>Sign in</link>',

  linkTitle: 'Sign in to Liora',
  /** Rich: the tag is bold. */
  linkLead: (email: string) => icu('One press, and you are signed in as <b>{email}</b>.', { email }),
  /** Rich: the tag is bold. */
  linkReplaces: (username: string) =>
    icu('In this browser <b>{username}</b> is signed in now. That ends with it.', { username }),
  /** Rich: the tags are links. */
  linkConfirms: icu(
    'If you are new here, this makes your account. You told us that you are {age} or over and accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
    { age: MINIMUM_AGE_YEARS },
  ),
  linkInvalidTitle: 'This link is no longer valid',
  linkInvalidLead:
    'It was used already, a newer one was sent, or it is too old. Have another one mailed where you asked for it, or here.',
  linkWelcome: 'Welcome to Liora!',

  passkeyOffer: 'Next time without a letter',
  passkeyOfferText: 'Add a passkey, and your finger, your face or the PIN of your device signs you in.',
  notNow: 'Not now',

  newPasswordTitle: 'Set new password',
  newPassword: 'New password',
  repeatNewPassword: 'Confirm new password',
  setPassword: 'Set new password',
  settingPassword: 'Saving…',
  checkingLink: 'Checking your link…',
  invalidResetLink: 'Invalid reset link',
  passwordUpdated: 'Password updated!',
  updateFailed: 'Update failed',

  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereTitle: 'Sign out everywhere?',
  signOutEverywhereText:
    'You will be signed out on every device, this one included. Your calendar feed is turned off, too, and a code for your partner ends.',
  signOutEverywhereFailed: 'You are still signed in',

  verifyTitle: 'Confirm your email',
  verifyLead: 'One tap, and the address is yours.',
  verify: 'Confirm my email',
  verifying: 'Confirming…',
  verified: 'Email confirmed!',
  verifyInvalidTitle: 'This link is no longer valid',
  verifyInvalidLead:
    'It may have been used already, or it is too old. Sign in, and we can send you a new one.',
  tryAgain: 'Try Again',
});

/** What is wrong with an entry, and what the username check found. Fixed by the specification. */
export const entryText = texts('entry', {
  usernameTooShort: 'Username must be at least 3 characters long',
  usernameTooLong: 'Username must be less than 20 characters',
  usernameCharacters: 'Username can only contain letters, numbers, and underscores',
  usernameTaken: 'Username is already taken',
  usernameAvailable: 'Username is available',
  usernameCheckFailed: 'Error checking username availability',
  usernameInvalid: 'Invalid username',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordsDiffer: "Passwords don't match",
  emailMissing: 'Please enter your email',
  emailWrong: 'This does not look like an email address',
  identifierMissing: 'Please enter your username or email',
  passwordMissing: 'Please enter your password',
  adultMissing: icu('Please confirm that you are {age} or over and accept the terms.', {
    age: MINIMUM_AGE_YEARS,
  }),
});
