import {
  chosenFormat,
  FORMAT_KEY,
  type FormatChoice,
  writeFormatChoice,
} from '@liora/domain/i18n/formatChoice';
import { i18n, SOURCE_LANGUAGE } from '@liora/domain/i18n/i18n';
import { firstLanguage, LANGUAGES, type Language } from '@liora/domain/i18n/languages';
import { regionalFormat } from './language.ts';
import { formatChoice } from './ownFormat.ts';

/** What the server draws with lasts as long as browsers let a cookie last: it is set anew at each visit. */
const YEAR_S = 31_536_000;

/** How times and distances are written where nobody has chosen. */
export const ownRegionalFormat = (): string =>
  regionalFormat(i18n.locale, navigator.languages[0] ?? i18n.locale);

/** The language of this device with that choice. */
export const languageOf = (chosen: Language | undefined): Language =>
  chosen ?? firstLanguage(navigator.languages, LANGUAGES) ?? SOURCE_LANGUAGE;

/** Writes as chosen on this device, from now on: whatever shows a time or a distance renders (useFormat). */
function writeAsChosen(): void {
  const format = chosenFormat(ownRegionalFormat(), formatChoice());
  if (format !== String(i18n.locales ?? i18n.locale)) i18n.activate(i18n.locale, format);
}

/** Stores the choice on this device. */
export function chooseFormat(choice: FormatChoice): void {
  const written = writeFormatChoice(choice);
  if (written) localStorage.setItem(FORMAT_KEY, written);
  else localStorage.removeItem(FORMAT_KEY);
  setCookie(written);
  writeAsChosen();
}

/** Follows what is chosen in other tabs, also since this one began, and has the next document drawn the same way. */
export function followFormat(): void {
  const written = writeFormatChoice(formatChoice());
  if (written) setCookie(written);
  writeAsChosen();
  window.addEventListener('storage', ({ key }) => {
    if (key === FORMAT_KEY || key === null) writeAsChosen();
  });
}

function setCookie(written: string | null): void {
  const lasts = written ? YEAR_S : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${FORMAT_KEY}=${written ?? ''}; Path=/; Max-Age=${lasts}; SameSite=Lax`;
}
