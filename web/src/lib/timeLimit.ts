/**
 * Runs a call with a limit in time: after `ms` it fails with TOO_SLOW, wherever it hangs, and its signal lets go of the
 * request. The caller's own signal ends it before that.
 */
export async function withTimeLimit<Answer>(
  ms: number,
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const passOn = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(tooSlow()), ms);
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  if (signal?.aborted) passOn();
  signal?.addEventListener('abort', passOn, { once: true });
  try {
    return await Promise.race([call(controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', passOn);
  }
}

const tooSlow = () => Object.assign(new Error('No answer in time.'), { code: 'TOO_SLOW' });
