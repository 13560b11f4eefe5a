const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The day of the week somewhere else, Monday = 0. */
export function weekdayIn(timeZone: string, at: Date): number {
  return DAYS.indexOf(new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(at));
}
