/** Letters of scripts that are written without spaces between words: Thai, Lao, Burmese, Khmer, Hangul, kana, Han. */
const LETTERS =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u3005-\\u3007\\u3041-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u{20000}-\\u{3ffff}';
const ANY = new RegExp(`[${LETTERS}]`, 'u');
const ONLY = new RegExp(`^[${LETTERS}]+$`, 'u');
const SPACE_BETWEEN = new RegExp(`(?<=[${LETTERS}]) (?=[${LETTERS}])`, 'gu');
const HIRAGANA = /[\u3041-\u3096]/g;
const TO_KATAKANA = 0x60;

/**
 * A folded text as it is compared in such a script: without spaces between its letters, hiragana as katakana; any other text as it
 * is. The same as unspaced() in SQL.
 */
export function unspaced(folded: string): string {
  return ANY.test(folded) ? asKatakana(folded).replace(SPACE_BETWEEN, '') : folded;
}

export const asKatakana = (text: string): string =>
  text.replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA));

export const isUnspaced = (word: string): boolean => ONLY.test(word);
