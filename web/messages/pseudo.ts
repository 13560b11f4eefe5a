const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTS = 'ÀƁÇÐÈƑĜĤÌĴĶĻṀÑÒÞǪŔŠŢÙṼŴẊÝŽàƀçđèƒĝĥìĵķļɱñòþǫŕšţùṽŵẋýž';
const ACCENTED = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTS][i] ?? letter]));

/** Tags of rich texts are no words. */
const TAG = /(<\/?\w+\/?>)/;
const LONGER = 1.35;

/** English as a far language would look: every letter accented, every word a third longer. */
export function pseudoLocalised(text: string): string {
  return text
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : part.replace(/\p{L}+/gu, longer)))
    .join('');
}

function longer(word: string): string {
  const accented = [...word].map((letter) => ACCENTED.get(letter) ?? letter).join('');
  return accented + '~'.repeat(Math.ceil(word.length * (LONGER - 1)));
}
