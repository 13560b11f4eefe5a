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

export const flag: Read<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

export const numberBetween =
  (min: number, max: number): Read<number> =>
  (raw) =>
    typeof raw === 'number' && raw >= min && raw <= max ? raw : undefined;

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Read<Value> =>
  (raw) =>
    values.find((value) => value === raw);

/** A list with one value that does not read is left out as a whole. */
export const listOf =
  <Value>(read: Read<Value>, max: number): Read<Value[]> =>
  (raw) => {
    if (!Array.isArray(raw) || raw.length > max) return undefined;
    const values = raw.map(read).filter((value) => value !== undefined);
    return values.length === raw.length ? values : undefined;
  };

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
