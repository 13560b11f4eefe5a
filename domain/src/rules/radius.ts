import { inKilometres } from '../i18n/format.ts';
import { KILOMETRES_PER_MILE } from './distance.ts';
import { radiusText } from './radius.text.ts';

/** A radius as it is named: '10 miles', '1 mile', '0.5 miles'; '16 km' to who chose kilometres (RUL-110). */
export const radiusLabel = (miles: number): string =>
  inKilometres()
    ? radiusText.kilometres(rounded(miles * KILOMETRES_PER_MILE))
    : radiusText.miles(rounded(miles));

const rounded = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
