import type { OpenSession } from '@liora/domain/contract/accountSecurity';

type Device = Pick<OpenSession, 'kind' | 'browser' | 'system'>;

/** The first that fits names it: many browsers call themselves by the names of others as well. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What a browser says of itself in the words that people know it by. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const isTablet = /\biPad\b|\bTablet\b/.test(text) || (/\bAndroid\b/.test(text) && !/\bMobile\b/.test(text));
  const isPhone = /\biPhone\b|\bMobile\b/.test(text);
  return {
    kind: isTablet ? 'tablet' : isPhone ? 'phone' : 'computer',
    browser: named(BROWSERS, text),
    system: named(SYSTEMS, text),
  };
}
