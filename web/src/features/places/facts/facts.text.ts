import { icu, texts } from '@liora/domain/i18n/texts';

export const factsText = texts('placeFacts', {
  report: 'Report wrong / closed',
  /** Of a place that is closed for good. */
  reopened: 'Open again?',
  confirm: 'Still right?',
  /** In the line that says where facts come from. */
  confirmed: (days: number) =>
    icu('{days, plural, =0 {confirmed today} =1 {confirmed yesterday} other {confirmed # days ago}}', {
      days,
    }),
  thanks: 'Thank you',
  thanksText: 'Somebody looks at it before the page changes.',
  confirmedThanks: 'Good to know',
  title: 'What is wrong?',
  kinds: { closed: 'Closed for good', moved: 'Moved', wrong_hours: 'Wrong hours' },
  words: 'Anything that helps',
  placeholder: 'e.g. the new address, or the times on the door',
  counter: (count: number, max: number) => icu('{count}/{max}', { count, max }),
  send: 'Send',
});
