export const ERROR_TEXT_MAX_CHARS = 200; // RUL-100

/** The message of an error without stack, query, token or address, cut to `max` characters. */
export function plainMessage(error: unknown, max: number): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .split('\n', 1)
    .join('')
    .replace(/[a-z]+:\/\/\S+/gi, '…')
    .replace(/\b[\w.%+-]+@[\w.-]+\b/g, '…')
    .replace(/\b[\w-]{24,}\b/g, '…')
    .slice(0, max);
}
