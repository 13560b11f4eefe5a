import { type RefObject, useEffect, useRef } from 'react';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { keyAfterLeaving, neighbourKey } from './workList.rules.ts';

interface WorkList {
  /** What is read; on desktop something always is. */
  shown: string | undefined;
  /** Holds the rows; takes the focus itself when nothing is left in it. */
  list: RefObject<HTMLDivElement | null>;
  /** What is read. */
  read: RefObject<HTMLDivElement | null>;
  /** Goes on by so many rows, and takes the focus along. */
  step: (by: number) => void;
  /** Gives the focus to what is read, by its row where that is in sight. */
  focusShown: () => void;
}

interface WorkListOptions {
  keys: readonly string[];
  /** The key in the address. */
  asked: string | undefined;
  /** Puts another one there. */
  open: (key: string | undefined) => void;
  /** What was read is not in the list any more. */
  onLeft: (key: string) => void;
}

/**
 * A list beside what is read of it, gone through by keys. The focus follows what is chosen by a key: to its row on desktop, to
 * what is read on phones, where rows are out of sight. What leaves the list makes room for its neighbour.
 */
export function useWorkList({ keys, asked, open, onLeft }: WorkListOptions): WorkList {
  const desktop = useIsDesktop();
  const list = useRef<HTMLDivElement>(null);
  const read = useRef<HTMLDivElement>(null);
  const known = asked !== undefined && keys.includes(asked) ? asked : undefined;
  const shown = known ?? (desktop ? keys[0] : undefined);
  // Where the next press starts from: the address may not have moved yet.
  const at = useRef(shown);
  const wantsFocus = useRef(false);
  const before = useRef({ shown, keys });
  const focusShown = () => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    const target = [row, read.current, list.current].find((element) => element?.checkVisibility());
    target?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const go = (key: string | undefined, withFocus: boolean) => {
    at.current = key;
    if (key === shown && key === asked) return withFocus && focusShown();
    wantsFocus.current = withFocus;
    open(key);
  };
  useEffect(() => {
    const { shown: was, keys: old } = before.current;
    before.current = { shown, keys };
    if (was !== undefined && !keys.includes(was)) {
      // What had the focus in it went with it.
      go(keyAfterLeaving(old, keys, was), document.activeElement === document.body);
      onLeft(was);
    } else if (!wantsFocus.current) at.current = shown;
    else if (shown === at.current) {
      wantsFocus.current = false;
      focusShown();
    }
  });
  return {
    shown,
    list,
    read,
    focusShown,
    step: (by) => keys.length > 0 && go(neighbourKey(keys, at.current, by), true),
  };
}
