import type { AnySecret } from '../secretKind.ts';
import { checkIns } from './checkIns.ts';
import { freeEvenings } from './freeEvenings.ts';
import { matchVotes } from './matchVotes.ts';
import { privatePlans } from './privatePlans.ts';
import { surprises } from './surprises.ts';
import { wordsForTheOther } from './wordsForTheOther.ts';

/** Every kind of thing that partners keep from each other, in the order in which they come to light: that takes a day of some. */
export const SECRETS: readonly AnySecret[] = [
  checkIns,
  freeEvenings,
  wordsForTheOther,
  privatePlans,
  matchVotes,
  surprises,
];
