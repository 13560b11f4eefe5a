import { icu, texts } from '@liora/domain/i18n/texts';

/** Words about a date as a file: saving it, and opening one that was saved. */
export const dateFileText = texts('savedDate', {
  save: 'Save this date',
  saveTitle: 'Save this date',
  saveLead:
    'One file with times, addresses, opening hours, phone numbers and a map. It opens without a connection, also without Liora.',
  day: 'Which day',
  download: 'Save the file',
  saved: 'Date saved',
  savedText: (name: string) => icu('{name} is in your downloads.', { name }),
  dayMissing: 'Choose a day.',
  saveFailed: 'The file could not be made. Please try again.',
  saveOffline: 'This needs a connection. Please try again when you have one.',
  tooMany: 'That were many files for one hour. Please try again later.',
  signedOut: 'Please sign in again to save this date.',
  gone: 'This plan is not here any more.',
  openTitle: 'Open a saved date',
  openNote: 'Reads a file that was saved here before, and tells whether somebody has changed it.',
  open: 'Choose a file',
  genuine: 'This is as Liora has written it.',
  changed: 'This file was changed after it was saved, or is damaged. It is not shown.',
  noDate: 'This is no saved date.',
  tooLarge: 'This file is too large for a saved date.',
  later: 'This file was made by a later version of Liora. Reload the app and try again.',
  noKey: 'Whether this file was changed can only be told after one visit with a connection.',
  cannot: 'This browser cannot tell here whether a file was changed.',
  mapOf: (title: string) => icu('Map: {title}', { title }),
  directions: 'Directions',
  directionsTo: (place: string) => icu('Directions to {place}', { place }),
  call: (phone: string) => icu('Call {phone}', { phone }),
});
