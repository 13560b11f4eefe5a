import type { Outcome } from '../../../server/test/hostile/attack.ts';

export interface Count {
  total: number;
  ok: number;
  refused: number;
  limited: number;
  busy: number;
  failed: number;
}

const LIMITED = 429;
const BUSY = 503;

/** Answers by what they mean. */
export function count({ statuses }: Outcome): Count {
  const found: Count = { total: 0, ok: 0, refused: 0, limited: 0, busy: 0, failed: 0 };
  for (const [status, times] of statuses) {
    found.total += times;
    if (status === LIMITED) found.limited += times;
    else if (status === BUSY) found.busy += times;
    else if (status < 400) found.ok += times;
    else if (status < 500) found.refused += times;
    else found.failed += times;
  }
  return found;
}
