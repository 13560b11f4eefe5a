import { TYPE_AHEAD_RESET_MS } from '@liora/domain/limits';

/** What was typed into a list of choices, and when its last letter came. */
export interface Typed {
  text: string;
  at: number;
}

export const NOTHING_TYPED: Typed = { text: '', at: 0 };

/** After another key: it goes on with what was typed, or after a second without any begins anew (GEN-21). */
export function typedOn(before: Typed, key: string, now: number): Typed {
  const goesOn = now - before.at < TYPE_AHEAD_RESET_MS;
  return { text: (goesOn ? before.text : '') + key.toLowerCase(), at: now };
}

/** A key that is part of a word; a space only within one, since alone it chooses. */
export const isLetter = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/** The choice that begins with what was typed, from `from` on and round; one letter again and again goes through its choices. */
export function matchOf(labels: readonly string[], typed: string, from: number): number {
  const isOneLetter = typed.length > 1 && [...typed].every((letter) => letter === typed[0]);
  const wanted = isOneLetter ? typed.slice(0, 1) : typed;
  const start = from + (wanted.length === 1 ? 1 : 0);
  const order = labels.map((_, i) => (start + i) % labels.length);
  return order.find((i) => labels[i]?.toLowerCase().startsWith(wanted)) ?? -1;
}
