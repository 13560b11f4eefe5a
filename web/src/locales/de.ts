/** German. The build fills it in out of locales/de (web/messages/compileTexts.ts). */
export const messages: Record<string, never> = {};
