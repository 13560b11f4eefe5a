import { icu, texts } from '../../texts.ts';

export const calendarText = texts('calendarFile', {
  name: 'Liora',
  busy: 'Busy',
  with: (venue: string, name: string) => icu('{venue} with {name}', { venue, name }),
  /** Of a time that is proposed and not agreed on. */
  asked: (title: string) => icu('{title}?', { title }),
  leave: (venue: string) => icu('Time to leave for {venue}', { venue }),
  stop: (time: string, name: string) => icu('{time} {name}', { time, name }),
  place: (name: string, address: string) => icu('{name}, {address}', { name, address }),
  calledOff: 'Called off',
});
