import { devText } from './dev.text.ts';

/** Shows the error screen. */
export function BrokenScreen(): never {
  throw new Error(devText.broken);
}
