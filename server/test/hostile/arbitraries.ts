import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';
import { anyCharacter } from '../anyCharacter.ts';
import {
  FORGED_CURSORS,
  NASTY_DAYS,
  NASTY_INSTANTS,
  NASTY_NUMBERS,
  NASTY_TEXTS,
  SHARP_TEXTS,
} from './nasties.ts';
import { USUAL } from './usual.ts';

/** What a valid input may refer to: ids that exist, so that calls get past the first look-up. */
export interface Known {
  /** Set for inputs that only fit. */
  tame?: true;
  uuids: readonly string[];
  placeIds: readonly string[];
  /** Pages that the server really gave out. */
  cursors: readonly string[];
  texts: readonly string[];
}

/** The part of JSON Schema that the contract's schemas become. */
interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
}

const LEAST_ARRAY = 3;
const MOST_TEXT = 60;

/** Anything at all, also what no schema asks for: deep, wide, or with keys of prototypes. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS, ...NASTY_NUMBERS, null, true, false),
  fc.constant({}),
  fc.constant([]),
  fc.jsonValue({ maxDepth: 3, stringUnit: anyCharacter }),
  fc.constantFrom(200, 2_000).map(nested),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}')),
  fc.constant(Array.from({ length: 5_000 }, () => 0)),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
}

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;

/** Inputs that fit a schema of the contract. */
export function fittingInputs(schema: z.ZodType, known: Known, howMany: number, seed?: number): unknown[] {
  const fitting = inputFor(shapeOf(schema), { ...known, tame: true }, '');
  return fc.sample(fitting, { numRuns: howMany, ...(seed !== undefined && { seed }) });
}

/** Inputs that fit, each with one field that has what no text, number, instant or page may be: field by field, all of them. */
export function sharpInputs(schema: z.ZodType, known: Known, bases: number, seed?: number): unknown[] {
  const shape = shapeOf(schema);
  return fittingInputs(schema, known, bases, seed).flatMap((base) => [base, ...sharpened(shape, base, '')]);
}

/** Copies of `value`, each with one leaf replaced. */
function sharpened(shape: Shape, value: unknown, name: string): unknown[] {
  if (shape.anyOf) return shape.anyOf.flatMap((choice) => sharpened(choice, value, name));
  if (shape.type === 'object' && shape.properties) {
    const fields = value as Record<string, unknown>;
    return Object.entries(shape.properties).flatMap(([key, inner]) =>
      sharpened(inner, fields?.[key], key).map((sharp) => ({ ...fields, [key]: sharp })),
    );
  }
  if (shape.type === 'array' && shape.items) {
    const [first, ...rest] = Array.isArray(value) ? value : [];
    return sharpened(shape.items, first, name).map((sharp) => [sharp, ...rest]);
  }
  return sharpFor(shape, name);
}

function sharpFor({ type, format, enum: options }: Shape, name: string): unknown[] {
  if (name === 'cursor') return [...FORGED_CURSORS];
  if (format === 'date-time') return [...NASTY_INSTANTS];
  if (format === 'date') return [...NASTY_DAYS];
  if (type === 'number' || type === 'integer') return [...NASTY_NUMBERS];
  return type === 'string' && !options ? [...SHARP_TEXTS] : [];
}

/** Inputs for one schema of the contract: mostly valid or near to it, so that they reach what lies behind validation. */
export function inputsFor(schema: z.ZodType, known: Known): Arbitrary<unknown> {
  const shape = shapeOf(schema);
  const valid = inputFor(shape, { ...known, tame: true }, '');
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    {
      weight: 6,
      arbitrary: fc.tuple(valid, fc.nat(), spoiler).map(([value, at, bad]) => spoilt(value, at, bad)),
    },
    { weight: 7, arbitrary: inputFor(shape, known, '') },
    { weight: 1, arbitrary: anything },
  );
}

const spoiler: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...NASTY_TEXTS,
    ...NASTY_NUMBERS,
    ...NASTY_INSTANTS,
    ...NASTY_DAYS,
    ...FORGED_CURSORS,
    null,
  ),
  anything,
);

/** A copy of `value` with one of its leaves, chosen by `at`, replaced. */
function spoilt(value: unknown, at: number, bad: unknown): unknown {
  if (typeof value !== 'object' || value === null) return bad;
  const keys = Object.keys(value);
  const key = keys[at % keys.length];
  if (key === undefined) return bad;
  const inner = spoilt((value as Record<string, unknown>)[key], Math.floor(at / keys.length), bad);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

function inputFor(shape: Shape, known: Known, name: string): Arbitrary<unknown> {
  if (known.tame) return usualOr(fitting(shape, known, name), name);
  return fc.oneof(
    { weight: 8, arbitrary: fitting(shape, known, name) },
    { weight: 1, arbitrary: nastyFor(shape, name) },
    { weight: 1, arbitrary: anything },
  );
}

function usualOr(other: Arbitrary<unknown>, name: string): Arbitrary<unknown> {
  const usual = USUAL[name];
  return usual ? fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: other }) : other;
}

function nastyFor({ type, format }: Shape, name: string): Arbitrary<unknown> {
  if (name === 'cursor') return fc.constantFrom(...FORGED_CURSORS);
  if (format === 'date-time') return fc.constantFrom(...NASTY_INSTANTS);
  if (format === 'date') return fc.constantFrom(...NASTY_DAYS);
  if (type === 'number' || type === 'integer') return fc.constantFrom<unknown>(...NASTY_NUMBERS, '1', null);
  return fc.constantFrom(...NASTY_TEXTS);
}

function fitting(shape: Shape, known: Known, name: string): Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known, name)));
  if (shape.allOf) return fitting(Object.assign({}, ...shape.allOf), known, name);
  switch (shape.type) {
    case 'object':
      return objectFor(shape, known);
    case 'array':
      return arrayFor(shape, known, name);
    case 'string':
      return textFor(shape, known, name);
    case 'integer':
      return fc.integer(rangeOf(shape));
    case 'number':
      return fc.double({ ...rangeOf(shape), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anything;
  }
}

const rangeOf = ({ minimum, maximum }: Shape) => ({
  min: Math.max(minimum ?? -1e6, -(2 ** 31)),
  max: Math.min(maximum ?? 1e6, 2 ** 31 - 1),
});

function objectFor({ properties = {}, required = [] }: Shape, known: Known): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([key, shape]) => [key, inputFor(shape, known, key)] as const,
  );
  const record = fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
  if (known.tame) return record;
  const strange = fc.constantFrom<object>(
    {},
    {},
    {},
    { unknown: 1 },
    JSON.parse('{"__proto__":{"limit":0}}'),
  );
  return fc.tuple(record, strange).map(([fits, more]) => Object.assign(Object.create(null), fits, more));
}

function arrayFor({ items, prefixItems, minItems, maxItems }: Shape, known: Known, name: string) {
  if (prefixItems) return fc.tuple(...prefixItems.map((shape) => inputFor(shape, known, name)));
  // A plan has two stops at least, which its rules say and not its schema.
  const minLength = Math.max(minItems ?? 0, known.tame && name === 'places' ? 2 : 0);
  const maxLength = Math.min(maxItems ?? LEAST_ARRAY, minLength + LEAST_ARRAY);
  return fc.array(items ? inputFor(items, known, name) : anything, { minLength, maxLength });
}

function textFor(shape: Shape, known: Known, name: string): Arbitrary<unknown> {
  if (shape.format === 'uuid')
    return fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...known.uuids) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  if (shape.format === 'date-time') return instants;
  if (shape.format === 'date') return instants.map((instant) => instant.slice(0, 10));
  if (shape.format === 'email') return fc.oneof(plainEmails, fc.emailAddress());
  if (name === 'cursor') return fc.constantFrom(...known.cursors, ...FORGED_CURSORS);
  if (name === 'id' || name === 'place_id') {
    return fc.constantFrom(...known.placeIds, ...(known.tame ? [] : known.uuids));
  }
  if (shape.pattern) return fc.stringMatching(new RegExp(shape.pattern, 'u'));
  const size = {
    minLength: shape.minLength ?? 0,
    maxLength: Math.min(shape.maxLength ?? MOST_TEXT, MOST_TEXT),
  };
  return fc.oneof(fc.constantFrom(...known.texts), fc.string({ ...size, unit: 'grapheme' }), fc.string(size));
}

const instants = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** The addresses that the schema takes; what the standard allows besides is mostly refused. */
const plainEmails = fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}\.(org|example)$/);
