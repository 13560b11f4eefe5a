import { CRASH_FILE_MAX_CHARS, CRASH_FRAMES_MAX, CRASH_MESSAGE_MAX_CHARS } from '../limits.ts';

/** A screen or a part of one that broke, or an error of the page that nobody caught. */
export const CRASH_KINDS = ['screen', 'page'] as const;
export type CrashKind = (typeof CRASH_KINDS)[number];

/** Names of code, which browsers put in quotes as well: they are no words of people. */
const NAMED_IN_CODE = /\((?:reading|setting|evaluating) '([\w$.]{1,40})'\)/;
/** What stands between two of the same quotes, to the last of them: a text may hold some itself. */
const QUOTED = /(["'`‘’“”«»]).*["'`‘’“”«»]/;

/** All that `.` does not go beyond. */
const LINE_END = /[\n\r\u2028\u2029]/;

/**
 * What a browser's own error says, and nothing of people: no address, e-mail, token, number that may be a position, and
 * nothing that stood in quotes, where words of people would.
 */
export function crashMessage(message: string): string {
  const [line = ''] = message.split(LINE_END, 1);
  const named = NAMED_IN_CODE.exec(line);
  const rest = (named ? line.slice(0, named.index) : line)
    // First of all: another rule could take an opening quote away, and leave what stood behind it.
    .replace(QUOTED, '…')
    .replace(/["'`‘’“”«»].*/, '…')
    .replace(/[a-z][a-z+.-]*:\/*\S+/gi, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/[/\\?#]\S+/g, '…')
    .replace(/[\w-]{24,}/g, '…')
    .replace(/-?\d+(?:[.,:]\d+)*/g, '…')
    // Errors of browsers and of this code are English.
    .replace(/[^\x20-\x7e…]+/g, '…')
    .trim();
  return (named ? `${rest} ${named[0]}` : rest).trim().slice(0, CRASH_MESSAGE_MAX_CHARS);
}

const OWN_FILE = /(?:^|\/assets\/)([\w.-]{1,60}\.js):(\d{1,6}):(\d{1,6})(?!\d)/g;

/** Files of the app in a stack, with line and column, the innermost first; everything else of it is left out. */
export const crashFrames = (stack: string): string[] =>
  [...stack.matchAll(OWN_FILE)]
    .slice(0, CRASH_FRAMES_MAX)
    .map(([, file, line, column]) => `${file}:${line}:${column}`);

/** A file's name, or nothing. */
export const crashVersion = (version: string): string =>
  /^[\w.-]+\.js$/.test(version) && version.length <= CRASH_FILE_MAX_CHARS ? version : '';
