const CODE = /^[A-Za-z_]{1,60}$/;

/** The word by which a service names what is wrong; undefined for anything else: its sentences may repeat a token. */
export const codeWord = (word: unknown): string | undefined =>
  typeof word === 'string' && CODE.test(word) ? word : undefined;

/** What the network or a library says, without its words: the code, or the kind of the error. */
export function nameOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? codeWord(error.code) : undefined;
  return code ?? (error instanceof Error ? error.name : 'unknown');
}
