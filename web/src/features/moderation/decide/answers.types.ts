import type { ComponentType } from 'react';

/** One of the answers that a moderators' screen gives. */
export interface Answer<Id extends string = string> {
  id: Id;
  /** Begins it from the keyboard. */
  key: string;
  /** What it is called before, and when it is confirmed; what the form asks. */
  word: string;
  confirm: string;
  title: string;
  reasons: readonly string[];
  icon: ComponentType;
  /** How it looks: the usual one, one against somebody, and one of those that are needed less often. */
  weight: 'plain' | 'danger' | 'quiet';
}
