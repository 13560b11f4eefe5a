import { icu, texts } from '../i18n/texts.ts';

/** Words of the week table. */
export const hoursTableText = texts('hoursTable', {
  closed: 'Closed',
  allDay: 'Open all day',
  span: (from: string, to: string) => icu('{from}–{to}', { from, to }),
  days: (from: string, to: string) => icu('{from} to {to}', { from, to }),
  today: (day: string) => icu('{day}, today', { day }),
});
