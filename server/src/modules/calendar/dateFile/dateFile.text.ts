import { icu, texts } from '../../../texts.ts';

/** Words of the page that somebody takes along. */
export const dateFileText = texts('dateFile', {
  stops: (count: number) => icu('{count, plural, one {# stop} other {# stops}}', { count }),
  call: 'Call',
  directions: 'Directions',
  website: 'Website',
  calendar: 'Add to calendar',
  mapOf: (title: string) => icu('Map: {title}', { title }),
  made: (time: string) =>
    icu('Saved from Liora on {time}. Hours and prices may have changed since.', { time }),
  checked: 'Liora tells whether a saved date was changed: open it there under Settings, Your data.',
  leave: (name: string) => icu('Time to leave for {name}', { name }),
});
