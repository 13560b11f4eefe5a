import { errorCode } from '../lib/api.ts';
import { isOffline } from '../lib/isOffline.ts';
import { errorTexts } from './errors.text.ts';

/**
 * What to tell a person about a failed call: its own words, that there is no connection, or `otherwise` when nobody knows
 * more.
 */
export function errorText(error: unknown, otherwise: string = errorTexts.otherwise): string {
  const code = errorCode(error);
  if (code && Object.hasOwn(errorTexts.ofCode, code)) return errorTexts.ofCode[code];
  return isOffline() ? errorTexts.offline : otherwise;
}
