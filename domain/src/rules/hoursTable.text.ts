import { icu, texts } from '../i18n/texts.ts';

/** Words of the week table. */
export const hoursTableText = texts('hoursTable', {
  closed: 'Closed',
  allDay: 'Open all day',
  span: (from: string, to: string) => icu('{from}–{to}', { from, to }),
  /** It has no fixed end: '12:00-20:00+'. */
  openEnd: (from: string) => icu('from {from}', { from }),
  /** Nobody can say whether it is open, as when it opens by appointment. */
  ask: 'Ask first',
  askAt: (span: string) => icu('{span} (ask first)', { span }),
  askElse: 'at other times ask first',
  days: (from: string, to: string) => icu('{from} to {to}', { from, to }),
  today: (day: string) => icu('{day}, today', { day }),
});
