export type Shortcut = 'search' | 'list';

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** The key went into something that is typed in, or an open dialog holds the keyboard. */
  taken: boolean;
}

/** Which shortcut a key press is. Single keys never act while somebody types (WCAG 2.1.4). */
export function shortcutFor({ key, ctrlKey, metaKey, altKey, taken }: Press): Shortcut | null {
  if (taken || ctrlKey || metaKey || altKey) return null;
  if (key === '/') return 'search';
  return key === '?' ? 'list' : null;
}
