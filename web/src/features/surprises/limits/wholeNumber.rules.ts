/** A whole number from 1 to `most` as it was typed; null for none, undefined for anything else. */
export function wholeNumber(typed: string, most: number): number | null | undefined {
  const digits = typed.trim();
  if (digits === '') return null;
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= most ? number : undefined;
}
