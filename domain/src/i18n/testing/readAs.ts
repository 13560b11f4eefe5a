import { onTestFinished } from 'vitest';
import { i18n } from '../i18n.ts';

/** For one test the reader writes numbers, dates and times in this way. */
export function readAs(locale: string): void {
  i18n.activate(i18n.locale, locale);
  onTestFinished(() => i18n.activate('en'));
}
