import { icu, texts } from '../../../texts.ts';

/** The page behind the link in a letter about notifications. */
export const stopText = texts('stopLetters', {
  title: 'Letters from Liora',
  question: 'Do you want no more of these letters?',
  what: (what: string) => icu('They are about: {what}. Everything else stays as it is.', { what }),
  stop: 'Send me no more of them',
  done: 'You get no more of these letters.',
  doneWhat: (what: string) =>
    icu('They were about: {what}. You can change your mind in the settings.', { what }),
  toSettings: 'Notification settings',
  invalid: 'This link is not one of ours',
  invalidText: 'Perhaps it was cut short on its way. You can switch letters off in the settings.',
});
