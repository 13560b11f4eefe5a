const ENTRY = /^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm;

const wordsOf = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .join('');

/** The messages of a catalogue as `npm run messages` writes it, by their ids; those that are translated. */
export function messagesOfPo(file: string): Record<string, string> {
  return Object.fromEntries(
    [...file.matchAll(ENTRY)]
      .map(([, id = '', words = '']) => [wordsOf(id), wordsOf(words)] as const)
      .filter(([id, words]) => id && words),
  );
}
