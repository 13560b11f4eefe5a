import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Compiled = ReturnType<typeof compileMessageOrThrow>;

const TAG = /<\/?\w+\/?>/g;

/** Parameters with what is done to them, the choices of selects, and tags; plural forms are the language's own. */
function partsOf(tokens: Compiled | string, parts: Set<string> = new Set()): Set<string> {
  if (typeof tokens === 'string') {
    for (const [tag] of tokens.matchAll(TAG)) parts.add(tag);
    return parts;
  }
  for (const token of tokens) {
    if (typeof token === 'string') partsOf(token, parts);
    else choicesOf(token as unknown[], parts);
  }
  return parts;
}

function choicesOf([name, kind, choices]: unknown[], parts: Set<string>): void {
  parts.add([name, kind].filter(Boolean).join(', '));
  if (typeof choices !== 'object' || choices === null) return;
  for (const [choice, message] of Object.entries(choices)) {
    if (kind === 'select') parts.add(`${String(name)} ${choice}`);
    if (choice !== 'offset') partsOf(message as Compiled | string, parts);
  }
}

/** Whether a translation takes the same parameters and has the same tags and choices as what it translates. */
export function hasSameParts(message: string, translation: string): boolean {
  const [source, translated] = [message, translation].map((text) =>
    [...partsOf(compileMessageOrThrow(text))].sort(),
  );
  return String(source) === String(translated);
}
