import { type AnyProcedure, Procedure } from '@orpc/server';
import * as z from 'zod';

type Schema = z.core.$ZodType;

/** The shapes that hold others, and how each is made anew from stricter ones. */
const INNER: Record<string, (def: never) => object> = {
  object: ({ shape }: z.core.$ZodObjectDef) => ({ shape: mapped(shape), catchall: z.never() }),
  array: ({ element }: z.core.$ZodArrayDef) => ({ element: strict(element) }),
  tuple: ({ items }: z.core.$ZodTupleDef) => ({ items: items.map(strict) }),
  record: ({ valueType }: z.core.$ZodRecordDef) => ({ valueType: strict(valueType) }),
  union: ({ options }: z.core.$ZodUnionDef) => ({ options: options.map(strict) }),
  nullable: ({ innerType }: z.core.$ZodNullableDef) => ({ innerType: strict(innerType) }),
  optional: ({ innerType }: z.core.$ZodOptionalDef) => ({ innerType: strict(innerType) }),
};

const mapped = (shape: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, strict(inner)]));

/** The same schema, in which nothing may stand that it does not name, at any depth. */
function strict(schema: Schema): Schema {
  const { def } = schema._zod;
  const inner = INNER[def.type];
  return inner ? z.core.clone(schema, { ...def, ...inner(def as never) } as never) : schema;
}

/** A procedure whose replies are held against the contract to the letter: a field too many fails. */
export function withCheckedReplies(procedure: AnyProcedure): AnyProcedure {
  const { outputSchema, ...rest } = procedure['~orpc'];
  if (!outputSchema) return procedure;
  return new Procedure({ ...rest, outputSchema: strict(outputSchema as z.ZodType) as z.ZodType });
}

/** A procedure whose replies leave as its service made them: what the tests have checked is not checked a second time. */
export function withUncheckedReplies(procedure: AnyProcedure): AnyProcedure {
  const { outputSchema: _, ...rest } = procedure['~orpc'];
  return new Procedure(rest);
}
