/** Marks a name in `with`; ids of places have no colon. */
const OWN = 'custom:';
/** What the address carries in `with`. */
const MOST_CHARS = 100;

/** The `with` of an address that opens Create with Add Custom Place over it, the name filled in (RUL-68). */
export function withOwnPlace(name: string): string {
  return `${OWN}${name.trim()}`.slice(0, MOST_CHARS);
}

/** What a new plan begins with: a known place by its id, or a place of one's own by its name. */
export function beginningOf(parameter: string | undefined): { placeId?: string; ownName?: string } {
  if (!parameter) return {};
  return parameter.startsWith(OWN) ? { ownName: parameter.slice(OWN.length) } : { placeId: parameter };
}
