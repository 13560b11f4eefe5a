import { openingAt } from '@liora/domain/rules/hours';
import OpeningHours from 'opening_hours';
import { understandHours } from '../../../server/src/modules/places/hours/osmHours.parser.ts';
import type { Case } from './places.ts';

/** What makes hours hard; a text counts for the first that fits. */
export const CLASSES = [
  'the sun',
  'school holidays',
  'open ends',
  'comments',
  'public holidays',
  'plain',
] as const;
export type Kind = (typeof CLASSES)[number];

const SIGNS: readonly (readonly [Kind, RegExp])[] = [
  ['the sun', /sunrise|sunset|dawn|dusk/i],
  ['school holidays', /\bSH\b/],
  ['open ends', /\d\+/],
  ['comments', /"|unknown/],
  ['public holidays', /\bPH\b/],
];

export const kindOf = (text: string): Kind => SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'plain';

export interface Verdict {
  kind: Kind;
  /** Null where the reference cannot read it, or knows no sun or holidays there: nobody can judge. */
  wrong: number | null;
  /** Of the instants. */
  unknown: number;
}

const DAYS = 400;
const OPEN_END = 'Specified as open end. Closing time was guessed.';

/**
 * What we say at these instants beside what the library `opening_hours` says that runs in the zone of the place itself. An
 * instant is wrong when we say anything else, also when we do not know what it knows. Of an open end it knows nothing, and we
 * may say 'open' there (RUL-126).
 */
export function judge({ text, context }: Case, firstDay: number, instants: readonly Date[]): Verdict {
  const hours = understandHours(text, context, firstDay, DAYS);
  const states = instants.map((at) => openingAt(hours, context.position.timeZone, at).state);
  const unknown = states.filter((state) => state === 'unknown').length;
  const allowed = kindOf(text) === 'the sun' ? null : allowedStates(text, context, instants);
  const wrong = allowed && states.filter((state, index) => !allowed[index]?.includes(state)).length;
  return { kind: kindOf(text), wrong, unknown };
}

function allowedStates(
  text: string,
  { country, states, position }: Case['context'],
  instants: readonly Date[],
) {
  const before = process.env.TZ;
  const { error } = console;
  try {
    process.env.TZ = position.timeZone;
    // It asks there for holidays that it misses.
    console.error = () => {};
    const address = { country_code: country, state: states[0] ?? '' };
    const hours = new OpeningHours(
      text,
      { lat: String(position.lat), lon: String(position.lng), address } as never,
      0,
    );
    return instants.map((at) => {
      if (hours.getState(at)) return ['open'];
      if (!hours.getUnknown(at)) return /\d\+/.test(text) ? ['closed', 'unknown'] : ['closed'];
      return hours.getComment(at) === OPEN_END ? ['unknown', 'open'] : ['unknown'];
    });
  } catch {
    return null;
  } finally {
    console.error = error;
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
