import { progressText } from '../import.text.ts';
import type { Progress } from '../read/fileScan.runtime.ts';

/** Where progress is shown: the terminal itself, or a file that somebody reads later. */
interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

const ON_TERMINAL_MS = 200;
const IN_A_FILE_MS = 5000;
const CLEAR_LINE = '\r\x1b[2K';

/**
 * Says how far the import is, how fast and how long it will take: on a terminal one line that changes, elsewhere a
 * new line every five seconds. `now` in milliseconds.
 */
export function progressLine(screen: Screen, now: () => number = () => performance.now()): Progress {
  const onTerminal = screen.isTTY === true;
  let [total, done, startedAt, shownAt] = [0, 0, 0, 0];
  let unit: Parameters<Progress['begin']>[1] = 'bytes';
  let isShown = false;
  const show = () => {
    const seconds = (now() - startedAt) / 1000;
    const rate = seconds > 0 ? done / seconds : 0;
    const left = rate > 0 ? (total - done) / rate : null;
    const line = progressText.line(unit, done, total, rate, left);
    screen.write(onTerminal ? CLEAR_LINE + line : `${line}\n`);
    shownAt = now();
    isShown = true;
  };
  return {
    begin(newTotal, newUnit) {
      [total, done, unit] = [newTotal, 0, newUnit];
      startedAt = now();
      shownAt = startedAt;
      isShown = false;
    },
    advance(step) {
      done = Math.min(total, done + step);
      if (now() - shownAt >= (onTerminal ? ON_TERMINAL_MS : IN_A_FILE_MS)) show();
    },
    end() {
      if (isShown && onTerminal) screen.write(CLEAR_LINE);
      isShown = false;
    },
  };
}
