import { MAP_FOLD_REQUEST_EVERY_MS } from '@liora/domain/limits';
import type { Deps } from '../../../deps.ts';

/** When this node last asked for it. */
const requestedAt = new WeakMap<Deps['queue'], number>();

/**
 * Asks for the job that folds, without waiting for its minute: somebody imports a city, and every view of the map adds up
 * what waits. Nobody's answer depends on it.
 */
export function foldSoon({ queue, log }: Deps): void {
  const now = performance.now();
  if (now - (requestedAt.get(queue) ?? Number.NEGATIVE_INFINITY) < MAP_FOLD_REQUEST_EVERY_MS) return;
  requestedAt.set(queue, now);
  queue.boss
    .send('upkeep', { job: 'fold-map-cells' }, { singletonKey: 'fold-map-cells' })
    .then(() => queue.wake('upkeep'))
    .catch((error: unknown) =>
      log.debug({ err: error }, 'changes of the map wait for the job of the minute'),
    );
}
