import { createStore } from '@tanstack/react-store';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

/** Where the choice is kept; public/theme.js reads the same key before the first paint. */
const THEME_KEY = 'liora.theme';
/** The colour of the browser's own bar: `canvas` of tokens.css. */
const barColour: Record<Theme, string> = { light: '#fbf7f1', dark: '#160d14' };

/** Counts the changes: the choice lies in storage, and the device's own theme with the device. */
export const themeChanges = createStore(0);
const system = () => window.matchMedia('(prefers-color-scheme: dark)');

export function readThemeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system'; // Storage can be forbidden.
  }
}

export function currentTheme(): Theme {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return system().matches ? 'dark' : 'light';
}

function apply() {
  const theme = currentTheme();
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour[theme]);
  themeChanges.setState((count) => count + 1);
}

/** Keeps the choice on this device; 'system' follows the device from now on. */
export function setTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Without storage the system's choice stands.
  }
  apply();
}

/** Follows the system and other tabs, whatever is on screen. */
export function followTheme(): void {
  system().addEventListener('change', apply);
  window.addEventListener('storage', apply);
}
