import { icu, texts } from '@liora/domain/i18n/texts';

export const sentText = texts('sentInvitation', {
  anyone: 'Whoever has the link can answer, one person alone.',
  waitsFor: (name: string) => icu('{name} has not answered yet.', { name }),
  said: {
    accepted: (name: string) => icu('{name} accepted.', { name }),
    rejected: (name: string) => icu('{name} declined.', { name }),
  },
  somebody: 'Somebody',
  asksFor: (name: string, day: string) => icu('{name} asks for {day}', { name, day }),
  asks: (name: string) => icu('{name} asks for another time', { name }),
  accept: (time: string) => icu('Accept {time}', { time }),
  suggest: 'Suggest another',
  keep: 'Keep it as it is',
  change: 'Change the times',
  save: 'Save',
  saveFailed: 'The times were not changed',
  saved: 'The times are changed',
  replied: 'Your reply is sent',
  replyFailed: 'Your reply was not sent',
});
