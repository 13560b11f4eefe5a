import { createText } from './create.text.ts';

/** From here on the counter is shown: long before it matters it would only be noise. */
const SHOWN_FROM = 0.6;

/** '12 characters left' once most of the room is used, else undefined. */
export function charactersLeft(text: string, max: number): string | undefined {
  return text.length >= max * SHOWN_FROM ? createText.left(Math.max(0, max - text.length)) : undefined;
}
