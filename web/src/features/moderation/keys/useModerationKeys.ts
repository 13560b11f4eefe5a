import { useEffect, useRef } from 'react';
import { TYPED_IN } from '../../../lib/typedIn.ts';
import { type AnswerKeys, type ModerationKey, moderationKey } from './moderationKey.rules.ts';

const HOLDS_KEYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const OWN_ARROWS = 'input[type=radio], [role="tab"]';

/** Calls `act` for each key that does something here. Before the app's own keys: '?' lists this screen's. */
export function useModerationKeys(answers: AnswerKeys, act: (key: ModerationKey) => void): void {
  const latest = useRef({ answers, act });
  useEffect(() => {
    latest.current = { answers, act };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
      const within = (selector: string) => target instanceof Element && target.closest(selector) !== null;
      const taken = event.defaultPrevented || within(TYPED_IN) || document.querySelector(HOLDS_KEYS) !== null;
      const press = { key, ctrlKey, metaKey, altKey, repeat, taken, ownArrows: within(OWN_ARROWS) };
      const does = moderationKey(press, latest.current.answers);
      if (!does) return;
      event.preventDefault();
      latest.current.act(does);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
