import { i18n } from '@liora/domain/i18n/i18n';
import { onTestFinished } from 'vitest';

/** For one test the reader writes numbers, dates and times in this way. */
export function readAs(locale: string): void {
  i18n.activate(i18n.locale, locale);
  onTestFinished(() => i18n.activate('en'));
}
