import { formatList } from '../i18n/format.ts';
import { icu, texts } from '../i18n/texts.ts';

/** Words about the stops of a plan, on screens and in files. */
export const planStopText = texts('planStop', {
  stayMinutes: (minutes: number) => icu('{minutes} min', { minutes }),
  stayHours: (hours: number) => icu('{hours} h', { hours }),
  stayHoursMinutes: (hours: number, minutes: number) => icu('{hours} h {minutes} min', { hours, minutes }),
  forTwo: (cost: string) => icu('{cost} for two', { cost }),
  openAt: (time: string) => icu('Open at {time}', { time }),
  openAtUntil: (time: string, closing: string) => icu('Open at {time}, until {closing}', { time, closing }),
  closedAt: (time: string) => icu('Closed at {time}', { time }),
  closedAtOpens: (time: string, opening: string) =>
    icu('Closed at {time}, opens {opening}', { time, opening }),
  closesEarly: (time: string, closing: string) =>
    icu('Open at {time}, but closes {closing}, before your time there is over', { time, closing }),
  byUsualHours: (hours: string) => icu('{hours} · usual hours', { hours }),
  hoursUnknown: 'The hours of these places are not known.',
  hoursUnknownOf: (names: readonly string[]) =>
    icu('Hours not known: {names}.', {
      names: formatList(names, 'unit'),
    }),
});
