import { CRASHES_PER_PAGE } from '@liora/domain/limits';
import { crashFrames, crashMessage, crashVersion } from '@liora/domain/rules/crashes';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { type CrashNote, takeCrashes } from '../../../lib/crashes.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { startQuery } from '../../accounts/accounts.queries.ts';

type Report = Parameters<typeof client.platform.reportCrash>[0];

/** The file that the app began with. */
const beganWith = () =>
  crashVersion(
    document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '',
  );

const reportOf = ({ kind, error }: CrashNote): Report => ({
  kind,
  message: crashMessage(`${error.name}: ${error.message}`),
  frames: crashFrames(error.stack ?? ''),
  version: beganWith(),
});

/**
 * Tells the server what breaks, each once and cleaned of everything that is of people (POL-10), when the page has nothing else
 * to do; nothing where the operator wants none. That it could not be told is no further crash.
 */
export function watchCrashes(queries: QueryClient): void {
  const told = new Set<string>();
  takeCrashes((note) => {
    const report = reportOf(note);
    const key = JSON.stringify(report);
    if (told.has(key) || told.size >= CRASHES_PER_PAGE) return;
    told.add(key);
    whenIdle(async () => {
      const { crashLogs } = await queries.fetchQuery({
        ...startQuery(),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      });
      if (crashLogs) await client.platform.reportCrash(report);
    });
  });
}
