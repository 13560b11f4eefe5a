import { wasCutOff } from '../../../../db/databaseErrors.ts';
import { ProductError } from '../../../../rpc/errors.ts';

/**
 * Runs a search; one that the statement timeout cut off runs once more with half the radius, and then the answer is
 * BUSY. Returns the radius that was really searched, miles.
 */
export async function withShrinkingRadius<T>(
  radiusMiles: number,
  search: (radiusMiles: number) => Promise<T>,
): Promise<{ result: T; radiusMiles: number }> {
  try {
    return { result: await search(radiusMiles), radiusMiles };
  } catch (error) {
    if (!wasCutOff(error)) throw error;
  }
  try {
    return { result: await search(radiusMiles / 2), radiusMiles: radiusMiles / 2 };
  } catch (error) {
    throw wasCutOff(error) ? new ProductError('BUSY') : error;
  }
}
