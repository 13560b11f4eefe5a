import * as v from 'valibot';

/** A parameter of an address: left out when it does not parse, so that an old or broken link still opens. */
export function lenient<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

export const shortText = (max: number) => v.pipe(v.string(), v.maxLength(max));
export const numberBetween = (min: number, max: number) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max));
