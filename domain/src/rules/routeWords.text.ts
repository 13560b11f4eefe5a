import { icu, texts } from '../i18n/texts.ts';

/** Words about the way between the stops of a plan; the first screen shows some, so they come without those of stops. */
export const routeText = texts('route', {
  onFoot: (minutes: number) =>
    icu('{minutes, plural, one {# minute on foot} other {# minutes on foot}}', { minutes }),
  nextDoor: 'Next door',
  fromHere: (distance: string) => icu('{distance} from here', { distance }),
  onFootShort: 'on foot',
  inAll: 'in all',
  lengthOnFoot: (length: string) => icu('{length} on foot', { length }),
  lengthInAll: (length: string) => icu('{length} in all', { length }),
});
