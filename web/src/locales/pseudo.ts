/** The pseudo language: every message accented and in brackets. The build fills it in (web/messages/compileTexts.ts). */
export const messages: Record<string, never> = {};
