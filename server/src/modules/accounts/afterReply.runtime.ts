import type { Deps } from '../../deps.ts';

const running = new Set<Promise<void>>();

/**
 * Starts work whose outcome the caller must not see, such as a letter to an address that may not exist.
 * A failure is logged under `name` alone: its message could name the address.
 */
export function runAfterReply(deps: Pick<Deps, 'log'>, name: string, work: () => Promise<void>): void {
  const job = work()
    .catch((error: unknown) => {
      const kind = error instanceof Error ? error.name : typeof error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
      deps.log.error({ work: name, kind, code }, 'work after a reply failed');
    })
    .finally(() => running.delete(job));
  running.add(job);
}

/** Resolves once all started work is done: before the database closes. */
export async function afterReplyWork(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
