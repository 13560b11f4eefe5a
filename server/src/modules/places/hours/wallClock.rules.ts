/**
 * Runs `work` with the process clock in UTC, so that a local Date is the bare wall clock without any change of the
 * clock: `opening_hours` reads local Dates only, and a place's hours must not depend on where the server stands.
 * Synchronous, so nothing else sees the changed clock. Has no effect in a worker thread, where TZ cannot be set.
 */
export function onBareWallClock<Result>(work: () => Result): Result {
  const before = process.env.TZ;
  if (before === 'UTC') return work();
  process.env.TZ = 'UTC';
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
