import { JsonSchemaCoercer } from '@orpc/json-schema';
import type { AnyProcedure } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

type Values = Record<string, unknown>;
type JsonSchema = Parameters<JsonSchemaCoercer['coerce']>[0];

/** `name[part]`: one value of an object, as OpenAPI's style deepObject writes it. */
const PART = /^([^[\]]+)\[([^[\]]+)\]$/;

const converter = new ZodToJsonSchemaConverter();
const coercer = new JsonSchemaCoercer();
const schemas = new WeakMap<AnyProcedure, JsonSchema>();

async function schemaOf(procedure: AnyProcedure): Promise<JsonSchema> {
  const known = schemas.get(procedure);
  if (known !== undefined) return known;
  const { inputSchema } = procedure['~orpc'];
  const [, schema] = inputSchema ? await converter.convert(inputSchema, { strategy: 'input' }) : [false, {}];
  schemas.set(procedure, schema);
  return schema;
}

/** Whether a value of this name is a list, also when the address has only one of it. */
function isList(schema: JsonSchema, name: string): boolean {
  if (typeof schema === 'boolean') return false;
  const property = schema.properties?.[name];
  return typeof property === 'object' && property.type === 'array';
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && !Array.isArray(value);

function collect(query: URLSearchParams, schema: JsonSchema): Values {
  // Without a prototype: names come from the address.
  const values: Values = Object.create(null);
  for (const name of new Set(query.keys())) {
    const [, whole, part] = PART.exec(name) ?? [];
    const all = query.getAll(name);
    if (whole && part) {
      values[whole] = { ...(isObject(values[whole]) ? values[whole] : {}), [part]: all.at(-1) };
    } else values[name] = isList(schema, name) ? all : all.at(-1);
  }
  return values;
}

/**
 * The input of a read from its address: lists repeat their name, objects are written `name[part]`, and numbers and
 * booleans become what the contract says they are.
 */
export async function queryInput(
  procedure: AnyProcedure,
  query: URLSearchParams,
  params: Values,
): Promise<unknown> {
  const schema = await schemaOf(procedure);
  return coercer.coerce(schema, { ...collect(query, schema), ...params });
}
