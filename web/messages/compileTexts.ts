import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { messagesOfPo } from '../../domain/src/i18n/poFile.ts';
import { pseudoLocalised } from './pseudo.ts';
import { messagesOf, TEXT_MODULE } from './textModule.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LOCALES = path.join(ROOT, 'web/src/locales');
/** Stands for the messages of the pseudo language, which are made from the text modules as they are. */
const PSEUDO = path.join(LOCALES, 'pseudo.ts');
/** Stands for those of a language that somebody translated: 'de.ts'. */
const TRANSLATED = /^([a-z]{2})\.ts$/;

/**
 * Compiles the messages where they stand, so that each part of the app brings its own and the browser parses none; and
 * makes the pseudo language out of them.
 */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    load: (id) => {
      const messages = catalogueOf(id);
      return messages && `export const messages = ${JSON.stringify(messages)}`;
    },
    transform: (code, id) => (TEXT_MODULE.test(id) ? { code: compiled(id, code), map: null } : null),
  };
}

function catalogueOf(file: string): Record<string, unknown> | null {
  if (file === PSEUDO) return pseudoMessages();
  const [, language] = path.dirname(file) === LOCALES ? (TRANSLATED.exec(path.basename(file)) ?? []) : [];
  return language ? translatedMessages(language) : null;
}

/** What the browser says in another language, compiled. */
function translatedMessages(language: string): Record<string, unknown> {
  const catalogues = ['domain', 'web'].map((side) =>
    messagesOfPo(readFileSync(path.join(ROOT, `${side}/src/locales/${language}/messages.po`), 'utf8')),
  );
  return Object.fromEntries(
    catalogues.flatMap((messages) =>
      Object.entries(messages).map(([id, message]) => [id, compileMessageOrThrow(message)]),
    ),
  );
}

/** A plain text that is its own key need not be brought twice (domain/src/i18n/texts.ts). */
export function compiled(file: string, code: string): string {
  return messagesOf(file, code)
    .filter(({ icu, key, message }) => icu || key === message)
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { icu, message, start, end }) =>
        text.slice(0, start) +
        (icu ? JSON.stringify(compileMessageOrThrow(message)) : 'true') +
        text.slice(end),
      code,
    );
}

/**
 * Every message of the browser by its id, each in brackets: words on screen outside of brackets came past the library, and
 * two pairs of them in one sentence were glued.
 */
export function pseudoMessages(): Record<string, unknown> {
  const files = globSync('{web,domain}/src/**/*.text.ts', { cwd: ROOT }).sort();
  return Object.fromEntries(
    files
      .flatMap((file) => messagesOf(file, readFileSync(path.join(ROOT, file), 'utf8')))
      .map(({ id, message }) => [id, ['⟦', ...compileMessageOrThrow(message, pseudoLocalised), '⟧']]),
  );
}
