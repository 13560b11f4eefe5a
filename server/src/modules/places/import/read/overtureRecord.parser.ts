import { z } from 'zod';

const text = z.string().nullish();

/** The columns of Overture's `place` type that we read. Schema: https://docs.overturemaps.org/schema/reference/places/place/ */
export const overtureRecord = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  names: z.object({
    primary: text,
    common: z.union([z.record(z.string(), text), z.array(z.object({ key: text, value: text }))]).nullish(),
    rules: z.array(z.object({ value: text })).nullish(),
  }),
  categories: z.object({ primary: text, alternate: z.array(text).nullish() }).nullish(),
  taxonomy: z
    .object({ primary: text, hierarchy: z.array(text).nullish(), alternates: z.array(text).nullish() })
    .nullish(),
  confidence: z.number().nullish(),
  operating_status: text,
  websites: z.array(text).nullish(),
  phones: z.array(text).nullish(),
  brand: z.object({ names: z.object({ primary: text }).nullish() }).nullish(),
  addresses: z
    .array(z.object({ freeform: text, locality: text, postcode: text, region: text, country: text }))
    .nullish(),
  sources: z.array(z.object({ property: text, dataset: text, license: text, update_time: text })).nullish(),
});

export type OvertureRecord = z.infer<typeof overtureRecord>;

export const OVERTURE_COLUMNS = [...Object.keys(overtureRecord.shape), 'geometry'];
/** Without these a Parquet file is something else. */
export const OVERTURE_ESSENTIALS = ['id', 'names', 'geometry', 'sources'];
