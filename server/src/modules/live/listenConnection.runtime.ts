import type pg from 'pg';
import { valueParsers } from '../../db/parsers.ts';
import { SafeClient } from '../../db/safeClient.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** A connection that answers nothing for this long is dead, whatever TCP believes. */
const ANSWER_TIMEOUT_MS = 10_000;

/** The one connection over which a node hears of events and reads them; opened again whenever it breaks. */
export class LiveConnection {
  #client: pg.Client | null = null;
  readonly #url: string;
  readonly #onNews: () => void;

  /** `onNews`: something was committed, or the connection broke. */
  constructor(url: string, onNews: () => void) {
    this.#url = url;
    this.#onNews = onNews;
  }

  /** The running connection, or a new one that listens already. Throws when the database cannot be reached. */
  async open(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    const client = new SafeClient({
      connectionString: this.#url,
      application_name: 'liora live',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
      types: valueParsers(),
      options: `-c statement_timeout=${ANSWER_TIMEOUT_MS} -c timezone=UTC -c jit=off`,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', this.#onNews);
    try {
      await client.connect();
      await client.query('listen liora_live');
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    return client;
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#onNews();
  }

  /** Ends the connection; `open` makes another. */
  async close(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }
}
