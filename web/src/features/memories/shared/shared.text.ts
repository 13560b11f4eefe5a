import { icu, texts } from '@liora/domain/i18n/texts';

export const sharedText = texts('sharedMemory', {
  title: 'A shared memory',
  notFound: 'Memory not found',
  notFoundText: 'The link may have run out, or been taken back.',
  failed: 'The memory cannot be shown',
  retry: 'Try Again',
  goHome: 'Go Home',
  add: 'Add to my memories',
  signInFirst: 'You will be asked to sign in first',
  signInRequired: 'Sign in required',
  signIn: 'Sign in',
  claimFailed: 'Failed to add memory',
  outOf: 'out of 10',
  share: 'Share this memory',
  shareText:
    'Whoever has the link sees these five things and nothing else: not who you are, and no captions.',
  placeName: 'Place',
  day: 'Day',
  words: 'Words',
  photos: 'Photos to show',
  photoNth: (nth: number) => icu('Photo {nth}', { nth }),
  make: 'Make a link',
  copy: 'Copy link',
  copied: 'Link copied',
  send: 'Share',
  revoke: 'Take back',
  revoked: 'The link no longer works',
  links: 'Links that work now',
  until: (day: string, photos: number) =>
    icu('Works until {day}, {photos, plural, =0 {without photos} one {with # photo} other {with # photos}}', {
      day,
      photos,
    }),
  byPartner: (name: string) => icu('made by {name}', { name }),
});
