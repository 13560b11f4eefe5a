import { icu, texts } from '@liora/domain/i18n/texts';

export const areaText = texts('area', {
  title: 'Where to look',
  field: 'Town or neighbourhood',
  hint: 'Oakland, or Mission, San Francisco',
  finding: 'Finding you',
  blocked: 'Off for this site. Allow it in your browser, then try again.',
  default: (name: string) => icu('Back to {name}', { name }),
  looking: 'Looking',
  found: (count: number) => icu('{count, plural, one {# area found} other {# areas found}}', { count }),
  none: (typed: string) => icu('No town or neighbourhood called “{typed}”', { typed }),
  noneHint: 'Check the spelling, or try the nearest larger town.',
  failed: 'Towns cannot be looked up right now. Please try again.',
  offline: 'You are offline. Recent areas still work.',
  retry: 'Try Again',
  /** Rich: the tag is a link. */
  source: 'Town names from <source>GeoNames</source>, CC BY 4.0',
});
