import { icu, texts } from '../../texts.ts';

export const calendarText = texts('calendarFile', {
  name: 'Liora',
  busy: 'Busy',
  with: (venue: string, name: string) => icu('{venue} with {name}', { venue, name }),
  /** Of a time that is proposed and not agreed on. */
  asked: (title: string) => icu('{title}?', { title }),
  leave: (venue: string) => icu('Time to leave for {venue}', { venue }),
  calledOff: 'Called off',
});
