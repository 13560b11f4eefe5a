/** A source with one thing changed. */
export interface Mutant {
  /** The file and the line as it reads then. */
  name: string;
  source: string;
}

/** What is changed into what. A group that says how a change reads stands for one or several. */
const CHANGES: readonly (readonly [found: RegExp, into: (found: string) => readonly string[]])[] = [
  [/===/g, () => ['!==']],
  [/!==/g, () => ['===']],
  [/(?<![=<])<(?![=<])/g, () => ['<=', '>=']],
  [/<=/g, () => ['<', '>']],
  [/(?<![=>])>(?![=>])/g, () => ['>=', '<=']],
  [/(?<!=)>=/g, () => ['>', '<']],
  [/&&/g, () => ['||']],
  [/\|\|/g, () => ['&&']],
  [/(?<= )\+(?= )/g, () => ['-']],
  [/(?<= )-(?= )/g, () => ['+']],
  [/(?<= )\*(?= )/g, () => ['/']],
  [/(?<= )\/(?= )/g, () => ['*']],
  [/(?<![\w.'])\d+(?![\w.'])/g, (number) => [`${Number(number) + 1}`, `${Number(number) - 1}`]],
  [/\bMINUTE_MS\b/g, (unit) => [`(${unit} * 2)`]],
  [/\b(?!MINUTE_MS)[A-Z]+_[A-Z\d_]+\b(?!\s*[[.=?:])/g, (limit) => [`(${limit} + 1)`, `(${limit} - 1)`]],
  [/'[^'\n]+'/g, (words) => [`'${words.slice(1, -1)} not'`]],
  [/\btrue\b/g, () => ['false']],
  [/\bfalse\b/g, () => ['true']],
  [/(?<=[(& |])!(?=[\w(])/g, () => ['']],
  [/\.some\(/g, () => ['.every(']],
  [/\.every\(/g, () => ['.some(']],
  [/\.findLast\(/g, () => ['.find(']],
  [/\.find\(/g, () => ['.findLast(']],
  [/Math\.ceil/g, () => ['Math.floor']],
];

/** Every mutant of a source without types and comments; imports stay as they are. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const body = [...source.matchAll(/^import [\s\S]*?;$/gm)].at(-1);
  const from = body ? body.index + body[0].length : 0;
  const changed = (index: number, into: string, length: number) =>
    source.slice(0, index) + into + source.slice(index + length);
  const named = (index: number, into: string, length: number) => ({
    name: `${file}: ${lineAt(changed(index, into, length), index)}`,
    source: changed(index, into, length),
  });
  const simple = CHANGES.flatMap(([found, into]) =>
    [...source.matchAll(found)].flatMap(({ 0: text, index }) =>
      index < from ? [] : into(text).map((change) => named(index, change, text.length)),
    ),
  );
  const conditions = [...source.matchAll(/\bif \(/g)].flatMap(({ index }) => {
    const condition = inBrackets(source, index + 3);
    return ['(true)', '(false)'].map((into) => named(index + 3, into, condition.length));
  });
  return [...simple, ...conditions];
}

function lineAt(source: string, index: number): string {
  const start = source.lastIndexOf('\n', index) + 1;
  return source.slice(start).split('\n', 1)[0]?.trim() ?? '';
}

/** The text from an opening bracket to its closing one. */
function inBrackets(source: string, start: number): string {
  let depth = 0;
  for (let end = start; end < source.length; end++) {
    if (source[end] === '(') depth++;
    if (source[end] === ')' && --depth === 0) return source.slice(start, end + 1);
  }
  return source.slice(start);
}
