import { PLACE_AGE_MAX_MONTHS } from '@liora/domain/limits';
import { CATEGORY_NAMES, type Category } from '@liora/domain/rules/categories';
import { MISSING_FACTS, type MissingFact } from '@liora/domain/rules/placeFields';
import { flag, numberBetween, oneOf, text } from '../../../lib/searchFields.ts';
import { type Area, readArea, writeArea } from './area.rules.ts';

/** What the list of places is filtered by. */
export interface DirectoryFilters {
  q?: string | undefined;
  source?: string | undefined;
  category?: Category | undefined;
  missing?: MissingFact | undefined;
  edited?: boolean | undefined;
  closed?: boolean | undefined;
  /** Months. */
  older?: number | undefined;
  /** Percent: less sure than that. */
  confidence?: number | undefined;
  area?: Area | undefined;
}

const READ = {
  q: (raw: unknown) => text(64)(raw)?.trim(),
  source: text(40, /^[\w-]+$/),
  category: oneOf(CATEGORY_NAMES),
  missing: oneOf(MISSING_FACTS),
  edited: flag,
  closed: flag,
  older: numberBetween(1, PLACE_AGE_MAX_MONTHS),
  confidence: numberBetween(1, 100),
  area: readArea,
};

/** Those that filter something; what an address has besides is left out. */
export function filtersOf(search: Partial<Record<keyof DirectoryFilters, unknown>>): DirectoryFilters {
  const fields = Object.entries(READ).map(([name, read]) => [name, read(search[name as keyof typeof READ])]);
  return Object.fromEntries(fields.filter(([, value]) => Boolean(value)));
}

export const isFiltered = (filters: DirectoryFilters): boolean => Object.keys(filtersOf(filters)).length > 0;

/** As an address has them. */
export const searchOf = (filters: DirectoryFilters) => {
  const { older, confidence, area, ...others } = filtersOf(filters);
  return {
    ...others,
    ...(older && { older: String(older) }),
    ...(confidence && { confidence: String(confidence) }),
    ...(area && { area: writeArea(area) }),
  };
};
