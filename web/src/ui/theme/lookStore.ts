import { createStore } from '@tanstack/react-store';

export type TextSize = 'standard' | 'larger' | 'largest';

/** Where both lie; public/theme.js reads the same keys before the first paint, and styles/preferences.css knows the rest. */
const TEXT_KEY = 'liora.text-size';
const MOTION_KEY = 'liora.motion';

/** Counts the changes: the choices lie in storage. */
export const lookChanges = createStore(0);

export function readTextSize(): TextSize {
  const size = localStorage.getItem(TEXT_KEY);
  return size === 'larger' || size === 'largest' ? size : 'standard';
}

export const hasLessMotion = (): boolean => localStorage.getItem(MOTION_KEY) === 'less';

function apply(): void {
  // What is there already (public/theme.js) is not set again: every element would be styled anew.
  const { dataset } = document.documentElement;
  const look = { text: readTextSize(), motion: hasLessMotion() ? 'less' : 'system' };
  for (const [name, value] of Object.entries(look)) if (dataset[name] !== value) dataset[name] = value;
  lookChanges.setState((count) => count + 1);
}

/** Beyond the size that the device has. */
export function setTextSize(size: TextSize): void {
  if (size === 'standard') localStorage.removeItem(TEXT_KEY);
  else localStorage.setItem(TEXT_KEY, size);
  apply();
}

/** Without it the device's own setting counts. */
export function setLessMotion(less: boolean): void {
  if (less) localStorage.setItem(MOTION_KEY, 'less');
  else localStorage.removeItem(MOTION_KEY);
  apply();
}

/** Follows other tabs, also in what they chose since this one began. */
export function followLook(): void {
  apply();
  window.addEventListener('storage', ({ key }) => {
    if (key === TEXT_KEY || key === MOTION_KEY || key === null) apply();
  });
}
