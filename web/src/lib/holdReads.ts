/**
 * Reads that wait while the session ends: the server would refuse what reaches it after the end, before this tab knows of
 * it. What was asked as somebody who is gone by then is let go of by its signal, the rest is asked.
 */
let held: Promise<void> | null = null;
let holders = 0;
let open: () => void = () => undefined;

/** From now on no read is sent, until the function that is returned is called. */
export function holdReads(): () => void {
  holders += 1;
  held ??= new Promise((resolve) => {
    open = resolve;
  });
  return () => {
    holders -= 1;
    if (holders > 0) return;
    held = null;
    open();
  };
}

/** Resolves once reads may be sent. @throws the signal's reason, when it ended before that */
export async function readsMayBeSent(signal: AbortSignal | undefined): Promise<void> {
  while (held) await held;
  signal?.throwIfAborted();
}
