import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Another process of a bench that answers each request with one reply. */
export class WorkerProcess {
  readonly #child: ChildProcess;

  /** `script`: the address of its file (`import.meta.resolve`). */
  constructor(script: string, execArgv: readonly string[] = []) {
    this.#child = fork(fileURLToPath(script), {
      execArgv: ['--expose-gc', ...execArgv],
      serialization: 'advanced',
    });
  }

  /** One at a time. */
  async ask<Reply>(request: object): Promise<Reply> {
    this.#child.send(request);
    const [reply] = await once(this.#child, 'message');
    return reply as Reply;
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}

/** The other side: answers requests until the bench disconnects. */
export function answer<Request>(reply: (request: Request) => Promise<object>): void {
  process.on('message', async (request: Request) => {
    process.send?.(await reply(request));
  });
  process.on('disconnect', () => process.exit(0));
}

/** Milliseconds of the machine's clock, the same in every process. */
export const machineMs = () => Number(process.hrtime.bigint()) / 1e6;
