import { formatNumber } from '@liora/domain/i18n/format';
import { icu, texts } from '@liora/domain/i18n/texts';
import { PRIVE_MONTHLY } from '@liora/domain/rules/membershipProduct';

const price = () =>
  formatNumber(PRIVE_MONTHLY.price, { style: 'currency', currency: PRIVE_MONTHLY.currency });

export const membershipText = texts('membership', {
  // Exact texts of the specification (ERR-33 to ERR-42).
  authTitle: 'Authentication Required',
  authPurchase: 'Please log in to make a purchase',
  authRestore: 'Please log in to restore purchases',
  purchaseFailed: 'Purchase Failed',
  purchaseFailedText: 'There was an error processing your purchase. Please try again.',
  restoreFailed: 'Restore Failed',
  restoreFailedText: 'There was an error restoring your purchases. Please try again.',
  nothingFound: 'No Purchases Found',
  nothingFoundText: 'No previous purchases were found to restore.',
  restored: 'Purchases Restored! 🎉',
  restoredText: 'Your privé subscription has been restored.',
  purchased: 'Purchase Successful! 🎉',
  purchasedText: 'Privé access granted. Welcome to premium features!',
  storeTitle: 'App Store Integration',
  storePurchase: 'Real App Store purchases will be available after App Store Connect setup.',
  storeRestore: 'Real App Store restoration will be available after App Store Connect setup.',
  manageTitle: 'Manage Subscription',
  manageText: 'Please use the App Store to manage your subscription.',
  loadFailed: 'Error',
  loadFailedText: 'Failed to load membership information.',
  trialEndingSoon: 'Trial ending soon',

  // Our own.
  prive: 'Privé',
  headline: 'The door next to the door',
  /** MEM-22 to MEM-26 and SAVE-09; the support texts say the same in one sentence. */
  benefits: {
    plans: 'Exclusive date plans, in full',
    pins: 'Exclusive location pins',
    saved: 'As many saved places as you like',
    partner: 'Partner link with shared plans, saved places and bucket list',
    support: 'Priority support',
  },
  /** Rich: the tag is large. */
  price: () => icu('<b>{price}</b> a month, cancel any time', { price: price() }),
  start: 'Start Privé',
  startAgain: 'Start Privé again',
  keep: 'Keep Privé',
  buying: 'One moment…',
  restore: 'Restore purchases',
  manage: 'Manage',
  cancel: 'Cancel',
  terms: 'Terms',
  billedBy: 'Billed through the App Store or Google Play.',
  demo: 'This is a demo: no money is taken.',
  signIn: 'Sign in',
  /** Rich: the tag is a link. */
  alreadyMember: 'Already a member? <link>Sign in</link>',
  close: 'Close',
  retry: 'Try Again',
  offline: 'You are offline. Buying and restoring need a connection.',
  onItsWay: 'Your purchase is on its way',
  onItsWayText: 'The store has it. Privé opens here within a few minutes.',

  member: 'You are a Privé member',
  premium: 'You are a premium member',
  trial: 'Your Privé trial is running',
  lapsed: 'Your Privé has ended',
  free: 'Free member',
  given: 'Given to you by Liora. There is nothing to pay or to renew.',
  lent: 'Lent to you by your partner, as long as you are linked. There is nothing to pay or to renew.',
  openEnded: 'Runs without an end date',
  renewsOn: (date: string) => icu('Renews on {date} for {price} a month', { date, price: price() }),
  endsOn: (date: string) => icu('Ends on {date}', { date }),
  endedOn: (date: string) => icu('Your Privé ended on {date}.', { date }),
  daysLeft: (days: number) => icu('{days, plural, one {# day left} other {# days left}}', { days }),
  daysOfPriveLeft: (days: number) =>
    icu('{days, plural, one {# day of Privé left} other {# days of Privé left}}', { days }),
  seePrive: 'See what Privé opens',
});
