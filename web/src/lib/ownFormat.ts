import { FORMAT_KEY, type FormatChoice, readFormatChoice } from '@liora/domain/i18n/formatChoice';
import { i18n } from '@liora/domain/i18n/i18n';
import { useSyncExternalStore } from 'react';

/** What was chosen on this device (chooseFormat.ts). */
export const formatChoice = (): FormatChoice => readFormatChoice(localStorage.getItem(FORMAT_KEY));

const subscribe = (listener: () => void) => i18n.on('change', listener);
const format = () => String(i18n.locales ?? i18n.locale);

/** Renders anew when times or distances are written in another way: for screens, and rows that render by themselves. */
export const useFormat = (): string => useSyncExternalStore(subscribe, format, format);
