import { readFileSync } from 'node:fs';
import path from 'node:path';
import { i18n, SOURCE_LANGUAGE } from '@liora/domain/i18n/i18n';
import type { Language } from '@liora/domain/i18n/languages';
import { messagesOfPo } from '@liora/domain/i18n/poFile';

const CATALOGUES = ['.', '../../domain/src'].map((side) => path.join(import.meta.dirname, side, 'locales'));

const loaded = new Set<Language>([SOURCE_LANGUAGE]);

/** A language is read when it is first spoken, and stays: there are few. */
function load(language: Language): void {
  if (loaded.has(language)) return;
  const catalogues = CATALOGUES.map((folder) =>
    readFileSync(path.join(folder, language, 'messages.po'), 'utf8'),
  );
  i18n.load(language, Object.assign({}, ...catalogues.map(messagesOfPo)));
  loaded.add(language);
}

/** For `lang`: the language of what is being said. */
export const spokenLanguage = (): string => i18n.locale;

/**
 * What is said in the language of somebody, with their dates and numbers; null: nothing is known of theirs. It is said at
 * once: what waits in between is spoken in the language of others.
 */
export function inLanguage<T>(language: Language | null, say: () => T): T {
  const before = i18n.locale;
  const wanted = language ?? SOURCE_LANGUAGE;
  load(wanted);
  i18n.activate(wanted);
  try {
    return say();
  } finally {
    i18n.activate(before);
  }
}
