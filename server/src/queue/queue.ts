import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '../db/client.ts';
import type { JobData, QueueName } from './queues.ts';

/** A transaction that pg-boss works in, as long as it is asked to. */
interface Lent {
  connection: ReturnType<typeof fromKysely>;
  isOver: boolean;
}

/** Jobs of a node that was killed are noticed so often. */
const SUPERVISE_SECONDS = 15;

/** The one queue of background work: rows beside the product's own, on the product's own connections. */
export class Queue {
  readonly boss: PgBoss;
  readonly #workers = new Map<QueueName, string>();
  /**
   * The transaction of whoever adds a job. pg-boss looks a queue up first where it has not met it yet: on a connection of its
   * own that would wait for the pool while this one keeps a connection from it, and a pool full of such would stand still.
   */
  readonly #transaction = new AsyncLocalStorage<Lent>();

  /** Opens no connection and starts no timer: `boss.start()` does, on nodes that also run jobs. */
  constructor(pool: pg.Pool) {
    this.boss = new PgBoss({
      db: {
        executeSql: (text, values) => {
          const lent = this.#transaction.getStore();
          return lent && !lent.isOver ? lent.connection.executeSql(text, values) : pool.query(text, values);
        },
      },
      superviseIntervalSeconds: SUPERVISE_SECONDS,
    });
  }

  /**
   * Adds a job in the transaction of the change that asks for it: both happen or neither does.
   * @param id of the job, where what it does is bound to it
   * @param startAfter when it may be done at the earliest; without it at once
   */
  async send<Name extends QueueName>(
    db: Db,
    name: Name,
    data: JobData[Name],
    id?: string,
    startAfter?: Date,
  ): Promise<void> {
    const options = { ...(id && { id }), ...(startAfter && { startAfter }) };
    await this.#within(db, (own) => this.boss.send(name, data, { db: own, ...options }));
  }

  /** Takes a job out that has not begun, in the transaction of what takes back the change that asked for it. */
  async remove(db: Db, name: QueueName, id: string): Promise<void> {
    await this.#within(db, (own) => this.boss.deleteJob(name, id, { db: own }));
  }

  /** Marks a job as done in a transaction of its own work, or as soon as what cannot be undone has happened. */
  async complete(db: Db, name: QueueName, id: string): Promise<void> {
    await this.#within(db, (own) => this.boss.complete(name, id, undefined, { db: own }));
  }

  async #within(db: Db, use: (own: Lent['connection']) => Promise<unknown>): Promise<void> {
    const lent = { connection: fromKysely(db), isOver: false };
    try {
      await this.#transaction.run(lent, () => use(lent.connection));
    } finally {
      lent.isOver = true;
    }
  }

  /** This node's worker looks at once instead of with its next poll: after a commit that added a job. */
  wake(name: QueueName): void {
    const worker = this.#workers.get(name);
    if (worker) this.boss.notifyWorker(worker);
  }

  /** Whose worker {@link wake} wakes. */
  hasWorker(name: QueueName, workerId: string): void {
    this.#workers.set(name, workerId);
  }
}
