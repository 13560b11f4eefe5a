import type { Deps } from '../../../../deps.ts';
import type { Progress } from '../read/fileScan.runtime.ts';
import { noteProgress } from './runs.queries.ts';

const REPORTED_EVERY_MS = 1000;

/** Tells the row of an import how far its job is, and the job when the row is no longer its own: somebody has stopped it. */
export class RunProgress implements Progress {
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;
  /** Aborted when somebody has stopped it, or the job's own. */
  readonly signal: AbortSignal;
  #total = 0;
  #done = 0;

  constructor(
    { db }: Pick<Deps, 'db'>,
    { id, jobId, signal }: { id: number; jobId: string; signal: AbortSignal | undefined },
  ) {
    this.signal = AbortSignal.any([this.#stop.signal, ...(signal ? [signal] : [])]);
    this.#timer = setInterval(() => {
      // While the database is away nothing is told; whatever the job asks of it says so itself.
      noteProgress(db, id, { jobId, done: this.#done, total: this.#total }).then(
        (isOwn) => isOwn || this.#stop.abort(),
        () => undefined,
      );
    }, REPORTED_EVERY_MS).unref();
  }

  begin(total: number): void {
    this.#total = total;
    this.#done = 0;
  }

  advance(step: number): void {
    this.#done = Math.min(this.#total, this.#done + step);
  }

  end(): void {
    this.#done = this.#total;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
