import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { MOODS } from '@liora/domain/rules/moods';
// Valibot, not zod: these lines are on the way to the first screen, and it weighs a tenth.
import * as v from 'valibot';
import { lenient, numberBetween, shortText } from '../../lib/lenient.ts';

const typedText = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(String),
  v.maxLength(500),
);
const instant = v.pipe(v.string(), v.isoTimestamp());

/** Every filter of /search, /category and /map lives in the address (RUL-77); what does not parse is left out. */
export const placeSearch = v.object({
  q: lenient(typedText),
  /** Category of /category?name=…, any spelling; unknown names show the list of valid ones. */
  name: lenient(shortText(60)),
  category: lenient(v.picklist(CATEGORY_NAMES)),
  sub: lenient(shortText(40)),
  moods: lenient(v.pipe(v.array(v.picklist(MOODS)), v.maxLength(6))),
  diet: lenient(v.pipe(v.array(shortText(40)), v.maxLength(8))),
  price: lenient(v.pipe(v.array(v.pipe(numberBetween(1, 4), v.integer())), v.maxLength(4))),
  outdoor: lenient(v.boolean()),
  /** 'now', or the instant at which places should be open. */
  open: lenient(v.union([v.literal('now'), instant])),
  sort: lenient(v.picklist(['distance', 'mood', 'score'])),
  /** Centre and radius (miles) after 'Search this area'. */
  lat: lenient(numberBetween(-85, 85)),
  lng: lenient(numberBetween(-180, 180)),
  radius: lenient(numberBetween(0.1, 50)),
  /** /map: the list lies open beside the map. */
  list: lenient(v.boolean()),
  /** The selected place. */
  at: lenient(shortText(80)),
});
export type PlaceSearch = v.InferOutput<typeof placeSearch>;
