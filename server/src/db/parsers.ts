import pg from 'pg';

const OID = { int8: 20, date: 1082, numeric: 1700 } as const;

/** Our counts and ids fit a double; a 64-bit hash does not and must stay inside SQL. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}

/**
 * How PostgreSQL values arrive in JavaScript, for every connection of the product: bigint and numeric as
 * number, date as 'YYYY-MM-DD' text (a calendar day has no time zone), timestamptz as Date. The generated
 * types (types.gen.ts) say the same.
 */
export function valueParsers(): pg.CustomTypesConfig {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(OID.int8, safeInteger);
  parsers.setTypeParser(OID.numeric, Number);
  parsers.setTypeParser(OID.date, (text: string) => text);
  return parsers;
}
