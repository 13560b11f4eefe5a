import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { MOODS } from '@liora/domain/rules/moods';
import {
  flag,
  instant,
  listOf,
  numberBetween,
  oneOf,
  type Read,
  searchFields,
  text,
} from '../../lib/searchFields.ts';

const priceLevel: Read<number> = (raw) => [1, 2, 3, 4].find((level) => level === Number(raw));

/** Every filter of /search, /category and /map lives in the address (RUL-77); what does not parse is left out. */
export const placeSearch = searchFields({
  /** What was typed. */
  q: text(500),
  /** The letters as they are typed, without another spelling. */
  literal: flag,
  /** Category of /category?name=…, any spelling; unknown names show the list of valid ones. */
  name: text(60),
  category: oneOf(CATEGORY_NAMES),
  sub: text(40),
  moods: listOf(oneOf(MOODS), 6),
  diet: listOf(text(40), 8),
  price: listOf(priceLevel, 4),
  outdoor: flag,
  /** Liora Loved, Privé pins, and what the reader has saved, only. */
  loved: flag,
  prive: flag,
  saved: flag,
  /** 'now', or the instant at which places should be open. */
  open: ((raw) => (raw === 'now' ? raw : instant(raw))) satisfies Read<string>,
  sort: oneOf(['match', 'distance', 'mood', 'score']),
  /** Centre and radius (miles) after 'Search this area'. */
  lat: numberBetween(-85, 85),
  lng: numberBetween(-180, 180),
  radius: numberBetween(0.1, 50),
  /** /map: the list lies open beside the map. */
  list: flag,
  /** The selected place. */
  at: text(80),
});
export type PlaceSearch = ReturnType<typeof placeSearch>;
