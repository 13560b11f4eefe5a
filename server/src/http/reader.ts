import type { IncomingMessage } from 'node:http';
import { FORMAT_KEY, type FormatChoice, readFormatChoice } from '@liora/domain/i18n/formatChoice';
import { SOURCE_LANGUAGE } from '@liora/domain/i18n/i18n';
import { firstLanguage, LANGUAGES, type Language } from '@liora/domain/i18n/languages';

/** What a request tells about how its document has to look; nothing of it says who asks. */
export interface Reader {
  desktop: boolean;
  /** The preferred one first. */
  languages: string[];
  /** The language that they chose, and how they want times and distances written. */
  choice: FormatChoice;
}

const MOST_LANGUAGES = 10;

/** Of an Accept-Language: 'de;q=0.5, en-US' prefers en-US. */
function languagesOf(header = ''): string[] {
  const wanted = header.split(',', MOST_LANGUAGES).map((entry) => {
    const [tag = '', weight] = entry.split(';');
    return { tag: tag.trim(), weight: Number(/^\s*q=([\d.]+)\s*$/.exec(weight ?? '')?.[1] ?? 1) };
  });
  return wanted
    .filter(({ tag, weight }) => weight > 0 && /^[A-Za-z\d-]{2,35}$/.test(tag))
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Phones say that they are some; what is wrong is put right in the browser. */
function isPhone({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  return hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1';
}

/** Of the one cookie that is looked at, which says nothing of who asks either. */
function choiceOf(cookies = ''): FormatChoice {
  const name = `${FORMAT_KEY}=`;
  const cookie = cookies.split(/; ?/).find((pair) => pair.startsWith(name));
  return readFormatChoice(cookie?.slice(name.length));
}

export const readerOf = (request: Pick<IncomingMessage, 'headers'>): Reader => ({
  desktop: !isPhone(request),
  languages: languagesOf(request.headers['accept-language']),
  choice: choiceOf(request.headers.cookie),
});

/** What somebody is spoken to in: as they chose on the device that asks, else as their browser has it. */
export function languageOf(request: Pick<IncomingMessage, 'headers'>): Language {
  const { choice, languages } = readerOf(request);
  return choice.language ?? firstLanguage(languages, LANGUAGES) ?? SOURCE_LANGUAGE;
}

/** What a document depends on besides its address. */
export const VARIES_BY = 'accept-encoding, accept-language, cookie, sec-ch-ua-mobile, user-agent';
