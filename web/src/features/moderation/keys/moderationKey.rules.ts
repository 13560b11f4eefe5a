/** What a key does on the moderators' screens. */
export type ModerationKey =
  | { does: 'move'; by: 1 | -1 }
  | { does: 'write' }
  | { does: 'list' }
  | { does: 'undo' }
  | { does: 'answer'; id: string }
  | { does: 'reason'; number: number };

export interface ModerationPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** It is held: it leads on through a list, and decides nothing. */
  repeat: boolean;
  /** The key went into something that is typed in, or an open dialog or menu holds the keyboard. */
  taken: boolean;
  /** Arrow keys belong to what has the focus. */
  ownArrows: boolean;
}

/** What a screen can answer, each with its key. */
export type AnswerKeys = readonly { id: string; key: string }[];

const STEPS: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Single keys never act while somebody types (WCAG 2.1.4). */
export function moderationKey(press: ModerationPress, answers: AnswerKeys): ModerationKey | null {
  const { key, ctrlKey, metaKey, altKey, repeat, taken, ownArrows } = press;
  if (taken || ctrlKey || metaKey || altKey || (repeat && !STEPS[key])) return null;
  if (key === '?') return { does: 'list' };
  if (key === 'w') return { does: 'write' };
  if (key === 'u') return { does: 'undo' };
  const answer = answers.find((one) => one.key === key);
  if (answer) return { does: 'answer', id: answer.id };
  if (/^[1-9]$/.test(key)) return { does: 'reason', number: Number(key) };
  const by = STEPS[key];
  return by && !(ownArrows && key.startsWith('Arrow')) ? { does: 'move', by } : null;
}
