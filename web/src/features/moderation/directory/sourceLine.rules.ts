import { formatDay } from '@liora/domain/i18n/formatDay';
import { USUAL_HOURS_SOURCE } from '@liora/domain/rules/hours';
import { sourceName } from '../../places/details/sourceWords.rules.ts';

/** 'OpenStreetMap'; what the demo city says of its hours is said on its pages. */
export const shortSource = (id: string): string => sourceName(id === USUAL_HOURS_SOURCE ? 'liora' : id);

/** The day of data at a source: 'May 3, 2026'. */
export const dayWords = (day: string): string => formatDay(day, { dateStyle: 'medium' });
