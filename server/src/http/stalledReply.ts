import type { ServerResponse } from 'node:http';
import { REPLY_STALLED_MS } from '@liora/domain/limits';

/**
 * Gives up a reply that its reader stopped taking: it would hold a connection, and what it is read from, for as long as they
 * like. Who reads slowly goes on, and before there is a reply nothing is given up.
 */
export function giveUpStalled(response: ServerResponse, afterMs: number = REPLY_STALLED_MS): void {
  response.setTimeout(afterMs, () => {
    if (response.headersSent) response.destroy();
  });
}
