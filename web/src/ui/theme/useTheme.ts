import { useSyncExternalStore } from 'react';
import { currentTheme, readThemeChoice, subscribeTheme, type Theme, type ThemeChoice } from './themeStore.ts';

/** The theme on screen now, for what is drawn by day or by night. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, currentTheme);
}

/** What the person chose, for the settings. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeTheme, readThemeChoice);
}

export { setTheme } from './themeStore.ts';
