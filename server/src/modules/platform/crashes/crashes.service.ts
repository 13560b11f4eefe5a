import { DAY_SECONDS, HOUR_SECONDS } from '@liora/domain/durations';
import { CRASHES_PER_DAY, CRASHES_PER_HOUR } from '@liora/domain/limits';
import { type CrashKind, crashFrames, crashMessage, crashVersion } from '@liora/domain/rules/crashes';
import { networkOf } from '../../../rateLimits/networkOf.ts';
import { isWithinLimit } from '../../../rateLimits/rateLimits.ts';
import type { RequestContext } from '../../../rpc/context.ts';
import { deviceOf } from '../../accounts/sessions/device.parser.ts';
import { insertCrash } from './crashes.queries.ts';

const BY_NETWORK = { name: 'crashes', max: CRASHES_PER_HOUR, windowSeconds: HOUR_SECONDS };
/** So that the table has an end, however many networks there are. */
const BY_EVERYBODY = { name: 'crashes:all', max: CRASHES_PER_DAY, windowSeconds: DAY_SECONDS };

export interface Crash {
  kind: CrashKind;
  message: string;
  frames: string[];
  version: string;
}

type Reporter = Pick<RequestContext, 'deps' | 'clientAddress' | 'requestHeaders'>;

/**
 * Keeps what broke, and nothing of whoever met it: an app that is not ours may send anything, so all of it is cleaned here.
 * Beyond the limits, or where the operator wants none, nothing is kept; nobody is told, for there is nothing to do about it.
 */
export async function reportCrash({ deps, clientAddress, requestHeaders }: Reporter, crash: Crash) {
  if (!deps.config.crashLogs) return {};
  if (!(await isWithinLimit(deps, BY_NETWORK, networkOf(clientAddress)))) return {};
  if (!(await isWithinLimit(deps, BY_EVERYBODY, 'everybody'))) return {};
  await insertCrash(deps.db, {
    kind: crash.kind,
    message: crashMessage(crash.message),
    frames: crash.frames.flatMap(crashFrames),
    version: crashVersion(crash.version),
    browser: deviceOf(requestHeaders.get('user-agent')).browser,
    created_at: deps.now(),
  });
  return {};
}
