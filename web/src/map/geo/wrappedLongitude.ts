/**
 * The longitude from -180 to 180 of one that a map counts on past the date line, in degrees: 190 is -170. Rounded to a centimetre,
 * because the arithmetic adds what would move a box by a step.
 */
export function wrappedLongitude(degrees: number): number {
  const wrapped = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return Math.round(wrapped * 1e7) / 1e7;
}
