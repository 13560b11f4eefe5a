import { applied, claimed, hasWaitedTooLong, nextAction, refused, released } from './outbox.rules.ts';
import type { ChangeQueue, Outcome, QueuedAction } from './outbox.types.ts';
import { kindOf } from './queuedKinds.data.ts';

export interface SendParts {
  change: ChangeQueue;
  attempt: (action: QueuedAction) => Promise<Outcome>;
  /** Milliseconds since 1970, by this device. */
  now: () => number;
  tab: string;
  /** No other tab sends, as is known from elsewhere. */
  isAlone: boolean;
  isPaused: (action: QueuedAction) => boolean;
  /** The server takes none of this procedure for so long. */
  pause: (action: QueuedAction, seconds: number) => void;
}

/** How it ended: nothing more can be sent now, the server was not reached, or nobody is signed in. */
type Ended = 'done' | 'unreached' | 'signed out';

/**
 * Sends what waits, one after the other in the order in which it was done, until nothing more can be sent. Killed anywhere,
 * it leaves a queue that goes on elsewhere. Tells besides how many were carried out and how many refused.
 */
export async function sendQueue(
  parts: SendParts,
): Promise<{ ended: Ended; applied: number; refused: number }> {
  const told = { applied: 0, refused: 0 };
  for (;;) {
    const action = await claimNext(parts);
    if (!action) return { ended: 'done', ...told };
    if (action.refusal) {
      told.refused += 1;
      continue;
    }
    const outcome = await parts.attempt(action);
    await finish(parts, action, outcome);
    if (outcome.kind === 'unreached' || outcome.kind === 'signed out')
      return { ended: outcome.kind, ...told };
    if (outcome.kind === 'applied') told.applied += 1;
    if (outcome.kind === 'refused') told.refused += 1;
  }
}

/** The next one, held by this tab; or, refused, one that has waited for too long. */
function claimNext({ change, now, tab, isAlone, isPaused }: SendParts): Promise<QueuedAction | null> {
  return change((queue) => {
    const at = now();
    const next = nextAction(queue, { now: at, isAlone, isPaused });
    if (!next) return { queue, result: null };
    const { request_id } = next;
    const after = hasWaitedTooLong(next, at)
      ? refused(queue, request_id, { code: 'WAITED', data: null })
      : claimed(queue, request_id, { tab, at });
    return { queue: after, result: after.find((one) => one.request_id === request_id) ?? null };
  });
}

async function finish({ change, pause }: SendParts, action: QueuedAction, outcome: Outcome): Promise<void> {
  const { request_id, procedure } = action;
  const { follow } = kindOf(procedure);
  if (outcome.kind === 'later') pause(action, outcome.seconds);
  await change((queue) => {
    const after = () => {
      if (outcome.kind === 'refused') return refused(queue, request_id, outcome.refusal);
      if (outcome.kind !== 'applied') return released(queue, request_id);
      return applied(queue, request_id, (later, first) =>
        follow ? follow(later.input, first.input, outcome.answer) : later.input,
      );
    };
    return { queue: after(), result: undefined };
  });
}
