import type { ThemeChoice } from '../../../ui/theme/themeStore.ts';
import { settingsText } from './settings.text.ts';

export function themeWords(choice: ThemeChoice): string {
  if (choice === 'light') return settingsText.day;
  return choice === 'dark' ? settingsText.night : settingsText.system;
}
