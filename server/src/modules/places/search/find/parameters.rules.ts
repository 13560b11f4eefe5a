export type ParameterType =
  | 'text'
  | 'text[]'
  | 'int4'
  | 'int4[]'
  | 'int8'
  | 'float8'
  | 'uuid'
  | 'timestamptz'
  | 'boolean';

/** Collects the values of one statement. The text of a statement depends on its shape only, never on a value. */
export interface Parameters {
  /** Returns the placeholder, with its type: '$3::text'. */
  add(type: ParameterType, value: unknown): string;
  /** A value that may be needed several times or not at all: added when first asked for. PostgreSQL refuses unused ones. */
  once(type: ParameterType, value: unknown): () => string;
  values: unknown[];
}

export function newParameters(): Parameters {
  const values: unknown[] = [];
  const add = (type: ParameterType, value: unknown) => `$${values.push(value)}::${type}`;
  return {
    values,
    add,
    once(type, value) {
      let placeholder: string | undefined;
      return () => {
        placeholder ??= add(type, value);
        return placeholder;
      };
    },
  };
}
