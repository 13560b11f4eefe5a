/** What ids of places of one's own begin with. */
export const CUSTOM_ID = 'custom_';

/** 'custom_' + time + random text (PCRE-32), in the letters that a place id may have. */
export function customPlaceId(now: Date, random: () => number = Math.random): string {
  const text = Array.from({ length: 8 }, () => Math.floor(random() * 36).toString(36)).join('');
  return `${CUSTOM_ID}${now.getTime()}_${text}`;
}
