/** '09:30' of 570. 1440, the end of a day, is '24:00'. */
export const minuteText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** '09:30' as minutes of the day; null for what is no time. */
export function minuteOf(text: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
  return hour && minute && Number(hour) < 24 && Number(minute) < 60
    ? Number(hour) * 60 + Number(minute)
    : null;
}
