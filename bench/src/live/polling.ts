import { rpcCall } from '../../../server/test/calls.ts';
import { WorkerProcess } from '../workerProcess.ts';
import type { NodeUsage } from './node.ts';
import type { LiveWorld } from './world.ts';

const POLLS = 400;
const WARM_UP = 50;

/**
 * What one look at the list costs the node, in milliseconds of processor time: what a client without a stream would do
 * every few seconds. The database's part comes on top and is not counted.
 */
export async function measurePoll(databaseUrl: string, world: LiveWorld): Promise<number> {
  const node = new WorkerProcess(import.meta.resolve('./node.ts'));
  try {
    const { port } = await node.ask<{ port: number }>({ kind: 'start', databaseUrl, streams: 0 });
    const poll = async (i: number) => {
      const cookie = world.cookies[i % world.cookies.length] ?? '';
      const [path, init] = rpcCall('plans.list', {}, { cookie });
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
      if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
      await answer.text();
    };
    for (let i = 0; i < WARM_UP; i++) await poll(i);
    const before = await node.ask<NodeUsage>({ kind: 'usage' });
    for (let i = 0; i < POLLS; i++) await poll(i);
    const after = await node.ask<NodeUsage>({ kind: 'usage' });
    return (after.cpuMs - before.cpuMs) / POLLS;
  } finally {
    await node.end();
  }
}
