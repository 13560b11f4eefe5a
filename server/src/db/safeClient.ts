import pg from 'pg';

/**
 * The only client the product opens. A connection can break at any moment: in mid-query, between two statements of a
 * transaction, while it is opened. Whoever uses it learns of that from its next statement; the event besides has to have a
 * listener, since an `error` event without one ends the process.
 */
export class SafeClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
