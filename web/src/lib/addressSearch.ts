/**
 * The part of an address behind '?', as people know it: `tags=Evening&tags=Jazz`, `list=true`. Values are read as text
 * and a name that stands there more than once as a list; `searchFields` makes of them what a screen expects.
 */
export function parseAddress(search: string): Record<string, unknown> {
  const fields = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

export function stringifyAddress(search: Record<string, unknown>): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) fields.append(name, String(one));
    }
  }
  return fields.size > 0 ? `?${fields}` : '';
}
