import { icu, texts } from '@liora/domain/i18n/texts';
import { ACCOUNT_REOPENS_DAYS, PURCHASE_RETENTION_YEARS } from '@liora/domain/limits';
import type { GoesKind, RetainedKind } from '@liora/domain/rules/ownData';

export const dataText = texts('yourData', {
  title: 'Your data',
  download: 'Download my data',
  downloadNote: 'One ZIP file with everything that Liora keeps of you, your photos included.',
  get: 'Download',
  getting: 'Preparing…',
  preparing: 'Your file is being put together. You can stay here while it is.',
  receiving: (percent: number) => icu('{percent, number}% of your file is here.', { percent }),
  saved: 'Your data is saved',
  savedText: (file: string) => icu('The file is called {file}.', { file }),
  limit: 'You have asked for as many files as one day allows. Tomorrow you can ask again.',
  busy: 'Others are asking for theirs at this moment. Please try again in a minute.',
  signedOut: 'You are no longer signed in. Sign in and try again.',
  offline: 'You are offline. Try again when you are connected.',
  otherwise: 'It did not arrive. Please try again.',

  delete: 'Delete my account',
  deleteLead: icu(
    'At once, nobody sees anything of it any more. For {days, plural, one {# day} other {# days}} signing in brings everything back except a link with a partner; then it is erased for good.',
    { days: ACCOUNT_REOPENS_DAYS },
  ),
  /** Rich: the tag is a link. */
  support: (email: string) =>
    icu('If you would rather have us do it, write to <mail>{email}</mail>.', { email }),
  supportSubject: 'Delete my account',
  deleteTitle: 'Delete your account?',
  goesAndKept: 'What goes and what is kept',
  goes: 'What goes',
  goesList: {
    profile: 'Your profile, your photos, and how you sign in',
    published: 'Your plans, pins and reviews, with their likes',
    own: 'What you liked and saved, your lists and notes, and whom you blocked',
    dates:
      'Your memories, bucket list, check-ins, free evenings and surprises, and invitations that you sent',
  } satisfies Record<GoesKind, string>,
  kept: 'What is kept',
  keptList: {
    purchases: icu(
      'Purchases, for {years, plural, one {# year} other {# years}}, as the law on accounts asks',
      { years: PURCHASE_RETENTION_YEARS },
    ),
    shared:
      'Memories and the bucket list that you share with a partner, with the photos in them, as your partner’s own copy, without your name',
    copies: 'Copies of your plans that others saved or made their own, without your name',
    invitations: 'Invitations that others sent you, without what you answered and without your name',
    reports: 'Reports with the title of what they are about, and what was decided on them, without your name',
    actions: 'What our admins did with your account, under its number',
    facts: 'Corrections and notes on places, and counts of what is used, without your name',
    traces: 'For a day at most, numbers in our own messages that lead to nobody',
  } satisfies Record<RetainedKind, unknown>,
  store: 'A membership that you bought in an app store goes on until you cancel it there.',
  deleteNow: 'Delete my account',
  deleting: 'Deleting…',
  keepIt: 'Keep it',
  deleteFailed: 'Your account is as it was',
  proveLead: 'Your account is about to be deleted, so we ask once more.',

  deletedTitle: 'Your account is deleted',
  deletedText: 'You are signed out everywhere, and nobody sees anything of it any more.',
  deletedUntil: (until: string) =>
    icu(
      'Until {until} signing in brings everything back except a link with a partner. After that it is erased for good.',
      { until },
    ),
  signIn: 'Sign in and bring it back',
  goHome: 'Go Home',
});
