import { SOURCE_LANGUAGE } from '@liora/domain/i18n/i18n';
import type { Language } from '@liora/domain/i18n/languages';
import { inLanguage } from '../language.ts';
import { documentText } from './document.text.ts';

/** The plain page, with its language named and its own words in it. */
export function pageIn(language: Language, html: string): string {
  if (language === SOURCE_LANGUAGE) return html;
  const words = Object.keys(documentText) as (keyof typeof documentText)[];
  const said = (name: (typeof words)[number], spoken: Language) =>
    inLanguage(spoken, () => documentText[name]);
  return words.reduce(
    (page, name) => page.replaceAll(said(name, SOURCE_LANGUAGE), () => said(name, language)),
    html.replace(`<html lang="${SOURCE_LANGUAGE}"`, `<html lang="${language}"`),
  );
}
