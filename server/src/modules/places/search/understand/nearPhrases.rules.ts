import { keywordMatch } from '@liora/domain/rules/keywords';
import { kindsNamed } from '@liora/domain/rules/placeWords';

/** 'Wine bar near union square': what is looked for, and the name of where. Both folded. */
export interface NearPhrase {
  what: string;
  where: string;
}

/** Words between the two, English and German, folded; the longer ones first. */
const BETWEEN =
  / (?:in der nahe (?:von|vom|der|des)|in the vicinity of|close to|next to|near to|near|nearby|around|inside|in|im|an der|an dem|am|bei|beim|nahe|neben) (?:the |der |dem |den |die |das )?/g;
/** What says nothing about what is wanted. */
const ANYTHING = /^(?:places?|anything|something|somewhere|spots?|things to do|what to do|orte?|etwas|was)$/;
/** Every reading is looked up: of a text with more of these words the others are no places. */
const MAX_READINGS = 3;

/** How a folded text can be read as something near somewhere, the longest name of a place first. */
export function readNearPhrases(text: string): NearPhrase[] {
  const readings = [...` ${text}`.matchAll(BETWEEN)].map(({ index, 0: between }) => ({
    what: ` ${text}`.slice(0, index).trim().replace(ANYTHING, ''),
    where: ` ${text}`.slice(index + between.length),
  }));
  return readings.filter(({ where }) => canBeSomewhere(where)).slice(0, MAX_READINGS);
}

/** 'Near me' is where one is anyway, and 'near a park' is near none that is known by this name. */
function canBeSomewhere(where: string): boolean {
  if (/^(?:me|my location|here|us|mir|hier)?$/.test(where)) return false;
  const named = where.replace(/^an? /, '');
  const keyword = keywordMatch(named);
  return kindsNamed(named) === null && !(keyword && !named.includes(' '));
}
