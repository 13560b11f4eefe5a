import type { Outcome } from '../../../server/test/hostile/attack.ts';
import { hostileWorld, type World, withoutLimits } from '../../../server/test/hostile/world.ts';
import { benchDeps, openBenchDatabase } from '../database.ts';
import { WorkerProcess } from '../workerProcess.ts';
import type { NodeRequest } from './node.ts';
import { HEAP_MB } from './report.ts';

export interface Target {
  site: string;
  world: World;
  /** The most memory that the node ever had, in bytes. */
  memory: () => Promise<number>;
}

export const nothingYet = (): Outcome => ({ statuses: new Map(), faults: [] });

/** Does something to a node of its own, with a database of its own that is filled and without limits. */
export async function againstNode<Result>(
  name: string,
  work: (target: Target) => Promise<Result>,
): Promise<Result> {
  // Nothing is kept: what a write waits for is not what is asked here.
  const settings = { fsync: 'off', synchronous_commit: 'off' };
  const database = await openBenchDatabase(`hostile-${name}`, { fresh: true, settings });
  const node = new WorkerProcess(import.meta.resolve('./node.ts'), [`--max-old-space-size=${HEAP_MB}`]);
  const ask = <Reply>(request: NodeRequest) => node.ask<Reply>(request);
  try {
    const { port } = await ask<{ port: number }>({ kind: 'start', databaseUrl: database.url });
    return await work({
      site: `http://127.0.0.1:${port}`,
      world: await hostileWorld(withoutLimits(benchDeps(database))),
      memory: async () => (await ask<{ most: number }>({ kind: 'memory' })).most,
    });
  } finally {
    await node.end();
    await database.stop();
  }
}
