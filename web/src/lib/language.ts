import { chosenFormat, type FormatChoice } from '@liora/domain/i18n/formatChoice';
import { i18n, SOURCE_LANGUAGE } from '@liora/domain/i18n/i18n';
import { baseOf, firstLanguage, type Language } from '@liora/domain/i18n/languages';

type Messages = Parameters<typeof i18n.load>[1];

/**
 * The languages besides English, whose messages come with the code that says them: each fetches its catalogue. `en-XA` is
 * the usual name of a pseudo language; a browser that asks for it shows what came past the messages.
 */
const CATALOGUES: Record<string, () => Promise<{ messages: Messages }>> = {
  de: () => import('../locales/de.ts'),
  'en-XA': () => import('../locales/pseudo.ts'),
};

/**
 * The language that was chosen, or the first of the reader's that there is a catalogue for, else English; and how they write:
 * in the words of that language, so that no sentence mixes two, in the way of their own region (docs/decisions/0014).
 */
export function languageFor(
  wanted: readonly string[],
  chosen?: Language,
  known: readonly string[] = Object.keys(CATALOGUES),
) {
  const language = chosen ?? firstLanguage(wanted, [SOURCE_LANGUAGE, ...known]) ?? SOURCE_LANGUAGE;
  return { language, format: regionalFormat(language, wanted[0] ?? language) };
}

/** 'en-DE-u-hc-h23': English, with the dates, numbers and clock of Germany. */
export function regionalFormat(language: string, reader: string): string {
  if (baseOf(reader) === baseOf(language)) return reader;
  try {
    const { region } = new Intl.Locale(reader).maximize();
    const { hourCycle } = new Intl.DateTimeFormat(reader, { hour: 'numeric' }).resolvedOptions();
    return new Intl.Locale(language, {
      ...(region && { region }),
      ...(hourCycle && { hourCycle }),
    }).toString();
  } catch {
    return language;
  }
}

/** Loads the messages of a language, unless they are there. */
export async function learn(language: string): Promise<void> {
  const catalogue = await CATALOGUES[language]?.();
  if (catalogue) i18n.load(language, catalogue.messages);
}

/** Once, before anything is shown; `choice` is what was chosen on this device. */
export async function speakTo(wanted: readonly string[], choice: FormatChoice): Promise<void> {
  const { language, format: regional } = languageFor(wanted, choice.language);
  const format = chosenFormat(regional, choice);
  try {
    await learn(language);
  } catch {
    return i18n.activate(SOURCE_LANGUAGE, format);
  }
  i18n.activate(language, format);
  // Also when nothing changes, a new language has every element styled again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
}
