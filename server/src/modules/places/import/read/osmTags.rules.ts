/** The tags of an OpenStreetMap object. */
export type Tags = Readonly<Record<string, string>>;

/** The values of a tag, which holds several divided by semicolons. */
export function tagValues(value: string | undefined): string[] {
  return (value ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The first of `keys` that says something. */
export function firstTag(tags: Tags, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = tags[key]?.trim();
    if (value) return value;
  }
  return null;
}
