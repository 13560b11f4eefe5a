import { useSelector } from '@tanstack/react-store';
import { useOwnSnapshot } from '../../lib/firstRender.ts';
import { currentTheme, readThemeChoice, type Theme, type ThemeChoice, themeChanges } from './themeStore.ts';

/** The theme on screen now, for what is drawn by day or by night. */
export function useTheme(): Theme {
  return useOwnSnapshot(subscribe, currentTheme, () => 'light');
}

const subscribe = (listener: () => void) => themeChanges.subscribe(listener).unsubscribe;

/** What the person chose, for the settings. */
export function useThemeChoice(): ThemeChoice {
  return useSelector(themeChanges, readThemeChoice);
}

export { setTheme } from './themeStore.ts';
