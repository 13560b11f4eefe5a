import { icu, texts } from '@liora/domain/i18n/texts';

export const photosText = texts('photos', {
  choose: 'Choose a photo',
  change: 'Change photo',
  remove: 'Remove photo',
  dropHint: 'or drop it here, or paste it',
  reading: 'Preparing the photo …',
  sending: (percent: number) => icu('Sending, {percent} %', { percent }),
  sent: 'The photo is there.',
  cancel: 'Cancel',
  retry: 'Try again',
  failed: 'The photo could not be sent.',
  chosen: 'The photo that you chose',
  photos: 'Photos',
  add: 'Add photos',
  onlySoMany: (most: number) => icu('There is room for {most} photos. The others were left out.', { most }),
  nth: (nth: number, all: number) => icu('Photo {nth} of {all}', { nth, all }),
  removeNth: (nth: number) => icu('Remove photo {nth}', { nth }),
  showFirst: (nth: number) => icu('Show photo {nth} first', { nth }),
  of: (title: string) => icu('Photos of {title}', { title }),
  openNth: (nth: number, all: number, name: string) =>
    icu('Open photo {nth} of {all}, by {name}', { nth, all, name }),
  by: (name: string) => icu('Photo by {name}', { name }),
  count: (nth: number, all: number) => icu('{nth} of {all}', { nth, all }),
  previous: 'Previous photo',
  next: 'Next photo',
  lost: 'This photo is not available any more.',
});
