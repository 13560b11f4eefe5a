/** The list with `value` added, or without it when it was in; undefined for an empty one, so that it leaves the address. */
export function toggled<Value>(list: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const had = list ?? [];
  const next = had.includes(value) ? had.filter((other) => other !== value) : [...had, value];
  return next.length > 0 ? next : undefined;
}
