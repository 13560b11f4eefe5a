import type { Server } from 'node:http';

const IDLE_SWEEP_MS = 50;

/**
 * Stops accepting, lets running requests finish for up to `graceMs`, then cuts off what is left. Returns how
 * many connections had to be cut.
 */
export async function drain(server: Server, graceMs: number): Promise<number> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection whose last request is answered stays open for the next one, which must not come.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  let cut = 0;
  const timer = setTimeout(() => {
    server.getConnections((_error, count) => {
      cut = count;
      server.closeAllConnections();
    });
  }, graceMs);
  await closed;
  clearTimeout(timer);
  clearInterval(sweep);
  return cut;
}
