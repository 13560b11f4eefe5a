import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from '../../deps.ts';
import { LIVE_TIMING, LiveHub, type LiveTiming } from './broadcaster.runtime.ts';
import { createLiveHandler } from './live.http.ts';
import { LiveStreams } from './subscribers.runtime.ts';

export interface Live {
  /** Answers GET /live; false for any other path. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Streams open on this node. */
  readonly open: number;
  /** Ends all streams, so that a server that stops need not wait for them. */
  close(): Promise<void>;
}

/** Live events of this node: one connection of its own to the database, any number of streams to browsers. `onNews`: something was committed. */
export function startLive(
  deps: Deps,
  databaseUrl: string,
  { timing = LIVE_TIMING, onNews }: { timing?: LiveTiming; onNews?: () => void } = {},
): Live {
  const streams = new LiveStreams(deps.config.live);
  const hub = new LiveHub(deps, databaseUrl, streams, timing, onNews);
  return {
    handle: createLiveHandler(deps, hub),
    get open() {
      return streams.size;
    },
    close: () => hub.close(),
  };
}
