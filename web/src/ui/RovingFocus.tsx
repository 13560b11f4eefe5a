import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

const BUTTONS = 'button:not(:disabled)';
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * One stop of the Tab key for all buttons in it: arrows go from one to the next, Home and End to the first and the last (ARIA
 * practices, toolbar). Tab comes back to where one was, at first to what is chosen.
 */
export function RovingFocus({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const buttons = () => [...(box.current?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])];
  const setStop = (stop: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };
  // Buttons come and go with what is shown.
  useEffect(() => {
    const all = buttons();
    const before = all.filter(({ tabIndex }) => tabIndex === 0);
    const chosen = all.find((button) => button.getAttribute('aria-pressed') === 'true');
    setStop(before.length === 1 ? before[0] : (chosen ?? all[0]));
  });
  function move(event: KeyboardEvent) {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    const next = { Home: 0, End: all.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? 0);
    if (at < 0 || next === at || !all[next]) return;
    event.preventDefault();
    all[next].focus();
  }
  return (
    <div
      ref={box}
      role="toolbar"
      aria-label={label}
      className="contents"
      onFocus={({ target }: FocusEvent) => setStop(target as HTMLElement)}
      onKeyDown={move}
    >
      {children}
    </div>
  );
}
