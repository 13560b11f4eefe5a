/** Reads one value of an address, or undefined when it is not what it should be: an old or broken link still opens. */
export type Read<Value> = (raw: unknown) => Value | undefined;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

export const text =
  (max: number, pattern?: RegExp): Read<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= max && (!pattern || pattern.test(raw)) ? raw : undefined;

export const uuid = text(36, UUID);

/** A moment with its zone, as ISO 8601 writes it. */
export const instant: Read<string> = (raw) => {
  const moment = text(40, INSTANT)(raw);
  return moment && !Number.isNaN(Date.parse(moment)) ? moment : undefined;
};

/** Addresses carry text; inside the app the same value is what it is. */
export const flag: Read<boolean> = (raw) =>
  [true, false].find((value) => raw === value || raw === `${value}`);

const NUMBER = /^-?\d{1,15}(?:\.\d{1,20})?$/;

export const numberBetween =
  (min: number, max: number): Read<number> =>
  (raw) => {
    const value = typeof raw === 'string' && NUMBER.test(raw) ? Number(raw) : raw;
    return typeof value === 'number' && value >= min && value <= max ? value : undefined;
  };

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Read<Value> =>
  (raw) =>
    values.find((value) => value === raw);

/** A list with one value that does not read is left out as a whole. */
export const listOf =
  <Value>(read: Read<Value>, max: number): Read<Value[]> =>
  (raw) => {
    const given = manyOf(raw);
    if (!given || given.length > max) return undefined;
    const values = given.map(read).filter((value) => value !== undefined);
    return values.length === given.length ? values : undefined;
  };

/** A list of one is written like a single value; older links carry the whole list as JSON. */
function manyOf(raw: unknown): unknown[] | undefined {
  if (Array.isArray(raw)) return raw;
  if (typeof raw !== 'string') return undefined;
  if (!raw.startsWith('[')) return [raw];
  try {
    return manyOf(JSON.parse(raw));
  } catch {
    return [raw];
  }
}

/**
 * Reads the search parameters of a route. What is there and does not read is undefined, not absent: the router lays the
 * answer over the address as it was written, so an absent one would come through unread.
 */
export function searchFields<Values>(reads: { [Name in keyof Values]: Read<Values[Name]> }) {
  return (search: Record<string, unknown>) => {
    const values: { [Name in keyof Values]?: Values[Name] | undefined } = {};
    for (const name in reads) {
      const value = reads[name](search[name]);
      if (value !== undefined || name in search) values[name] = value;
    }
    return values;
  };
}
