/** Whole dollars out of what was typed, at most `max`; null where there is no digit. */
export function dollarsTyped(text: string, max: number): number | null {
  const digits = text.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '');
  return digits === '' ? null : Math.min(max, Number(digits));
}
