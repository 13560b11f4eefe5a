import type { LiveMessage } from '@liora/domain/contract/live';
import { isAppElsewhere, serverAddress } from '../server.ts';
import { LiveByFetch } from './liveByFetch.ts';
import { browserClock } from './liveClock.ts';
import { type LiveSource, type LiveState, LiveStream } from './liveStream.ts';
import { LiveTabs } from './liveTabs.ts';
import { whileSeen } from './whileSeen.ts';

/** A page that nobody looks at for so long hears nothing more until it is looked at again. */
const LEFT_AFTER_MS = 180_000;

export interface LiveConnection {
  /** The session is another one: opens the stream anew. */
  reopen(): void;
}

/** Keeps this page connected to the server's events as long as it is looked at. */
export function connectLive(
  onMessage: (message: LiveMessage) => void,
  onState?: (state: LiveState) => void,
): LiveConnection {
  const connect = (path: string): LiveSource => {
    const url = serverAddress(path);
    return isAppElsewhere() ? new LiveByFetch(url) : new EventSource(url);
  };
  const clock = browserClock;
  // Without locks (a page over http from another machine) each tab has a stream of its own.
  if (!('locks' in navigator && 'BroadcastChannel' in window)) {
    const stream = new LiveStream({ connect, clock, onMessage, ...(onState && { onState }) });
    whileSeen(document, clock, LEFT_AFTER_MS, { seen: () => stream.open(), left: () => stream.close() });
    window.addEventListener('online', () => document.visibilityState === 'visible' && stream.open());
    return stream;
  }
  const stream: LiveStream = new LiveStream({
    connect,
    clock,
    onMessage: (...heard) => tabs.pass(...heard),
    ...(onState && { onState }),
  });
  const tabs: LiveTabs = new LiveTabs({
    stream,
    locks: navigator.locks,
    channel: new BroadcastChannel('liora.live'),
    onMessage,
  });
  whileSeen(document, clock, LEFT_AFTER_MS, { seen: () => tabs.join(), left: () => tabs.leave() });
  window.addEventListener('online', () => tabs.retry());
  return tabs;
}
