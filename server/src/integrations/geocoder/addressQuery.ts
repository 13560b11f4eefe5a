/** An address as somebody wrote it, in the parts that decide what answers it. */
export interface AddressQuery {
  /** What stands before the first comma. */
  line: string;
  /** Its house number, lower case; null without one. */
  number: string | null;
  /** The line without the number, in the ways that streets of it are spelt. */
  streets: string[];
  /** What stands after the commas: town, state, postcode, country. */
  rest: string[];
  /** It says of itself that it is a street, and so is no town. */
  isStreet: boolean;
}

/** Words for a kind of street, and how they are shortened. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['street', 'st'],
  ['avenue', 'ave', 'av'],
  ['boulevard', 'blvd'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['square', 'sq'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['terrace', 'ter'],
  ['alley', 'aly'],
  ['way', 'wy'],
];
const GERMAN = /(straße|strasse|str)$/i;

/** Number first or last: '600 Guerrero St', 'Torstraße 12a'. */
const NUMBER_FIRST = /^(\d+[a-z]?)(?:[\s/–-]+\d+[a-z]?)*\s+(?=\S)/i;
const NUMBER_LAST = /\s(\d+[a-z]?)(?:[/–-]\d+[a-z]?)*$/i;

export function readAddress(address: string): AddressQuery {
  const [line = '', ...rest] = address.split(',').map((part) => part.trim());
  const found = NUMBER_FIRST.exec(line) ?? NUMBER_LAST.exec(line);
  const number = found?.[1]?.toLowerCase() ?? null;
  const street = line.replace(found?.[0] ?? '', ' ').trim();
  const streets = spellings(street);
  return { line, number, streets, rest: rest.filter(Boolean), isStreet: streets.length > 1 };
}

/** A street in every spelling of its kind; alone where it names none. */
function spellings(street: string): string[] {
  const words = street.split(/\s+/).map((word) => word.replace(/\.$/, ''));
  // The first word is a name: 'St James' is no street.
  for (let at = words.length - 1; at > 0; at--) {
    const known = SPELLINGS.find((group) => group.includes((words[at] ?? '').toLowerCase()));
    if (known) return known.map((word) => words.with(at, word).join(' '));
  }
  const last = words.at(-1) ?? '';
  if (!GERMAN.test(last)) return [words.join(' ')];
  return ['straße', 'str'].map((end) => words.with(-1, last.replace(GERMAN, end)).join(' '));
}

/** The number of a house as its own address says it. */
export const houseNumber = (address: string): string | null => readAddress(address).number;
