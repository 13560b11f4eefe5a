/**
 * The day that a file tells of, as the database takes it. A file may tell of one that is still to come, or of one before
 * there were such lists: then null.
 */
export function savedDay(savedAt: string | null, now: Date): string | null {
  const time = savedAt === null ? Number.NaN : Date.parse(savedAt);
  return time >= 0 && time < now.getTime() ? new Date(time).toISOString() : null;
}
