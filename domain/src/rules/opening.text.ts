import { icu, texts } from '../i18n/texts.ts';

export const openingText = texts('opening', {
  open: 'Open now',
  closed: 'Closed',
  until: (time: string) => icu('until {time}', { time }),
  opens: (time: string) => icu('opens {time}', { time }),
  openAnyTime: 'Open',
  openUntil: (time: string) => icu('Open until {time}', { time }),
  closedUntil: (time: string) => icu('Closed, opens {time}', { time }),
  usual: 'usual hours',
  tomorrow: (time: string) => icu('tomorrow {time}', { time }),
  onDay: (day: string, time: string) => icu('{day} {time}', { day, time }),
});
