import { texts } from '@liora/domain/i18n/texts';

export const calendarText = texts('calendar', {
  add: 'Add to calendar',

  feed: 'Calendar feed',
  off: 'Your dates in the calendar that you use, kept up to date.',
  turnOn: 'Turn on',
  notes: { full: 'Your dates, with all details', busy: 'Your dates, busy only' },
  copy: 'Copy',
  copied: 'Link copied',
  copiedText: 'Add it to your calendar as a subscription.',
  copyFailed: 'The link could not be copied',
  shows: 'What it shows',
  details: { full: 'All details', busy: 'Busy only' },
  subscribe: 'Subscribe on this device',
  secret: 'Whoever has the link can read your feed. If it got around, replace it.',

  replace: 'Replace link',
  replaceTitle: 'Replace the link?',
  replaceText: 'The old one stops at once. Calendars that use it need the new one.',
  replaced: 'The link is replaced',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn the calendar feed off?',
  turnOffText: 'Its link stops at once, and calendars that use it are told of nothing more.',
  turnedOff: 'The calendar feed is off',
  keepIt: 'Keep it',

  changeFailed: 'This could not be changed',
  loadFailed: 'The calendar feed could not be loaded',
  retry: 'Try again',
});
