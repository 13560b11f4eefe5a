/** What is not to be seen any more: one plan, one pin, or everything by one person. */
export type Gone = { planId: string } | { pinId: string } | { authorId: string };

const read = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );

function isGone(item: unknown, gone: Gone): boolean {
  if ('planId' in gone) return read(item, 'id') === gone.planId && read(item, 'stops') !== undefined;
  if ('pinId' in gone) return read(item, 'id') === gone.pinId && read(item, 'isUserPin') === true;
  return [read(item, 'creator', 'user_id'), read(item, 'user_id')].includes(gone.authorId);
}

/** `data` of a list without it, wherever it stands in an array or leads a screen; the same object when it stands nowhere. */
export function withoutGone<Data>(data: Data, gone: Gone): Data {
  if (Array.isArray(data)) {
    const kept = data
      .filter((item) => !isGone(item, gone) && !isGone(read(item, 'plan'), gone))
      .map((item) => withoutGone(item, gone));
    return kept.length === data.length && kept.every((item, i) => item === data[i]) ? data : (kept as Data);
  }
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([key, value]): [string, unknown] => [
    key,
    key === 'featured' && isGone(value, gone) ? null : withoutGone(value, gone),
  ]);
  return entries.every(([key, value]) => value === Reflect.get(data, key))
    ? data
    : (Object.fromEntries(entries) as Data);
}

/** `data` is the page of it: of the plan or pin itself, or of one by that person. */
export function isPageOf(data: unknown, gone: Gone): boolean {
  if ('planId' in gone) return read(data, 'plan', 'id') === gone.planId;
  if ('pinId' in gone) return read(data, 'place', 'pin', 'id') === gone.pinId;
  return [read(data, 'plan', 'creator', 'user_id'), read(data, 'place', 'pin', 'author', 'user_id')].includes(
    gone.authorId,
  );
}
