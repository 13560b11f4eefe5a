import type { Transaction } from 'kysely';
import type { Db } from '../../client.ts';
import type { DB } from '../../types.gen.ts';

/**
 * A database whose transactions are parts of one that runs already: what services do each on its own happens altogether or
 * not at all. Whatever is refused ends all of it.
 */
export function partsOf(trx: Transaction<DB>): Db {
  const own = new Map<string | symbol, unknown>();
  const parts: Db = new Proxy<Db>(trx, {
    get(_, name) {
      if (own.has(name)) return own.get(name);
      const value: unknown = Reflect.get(trx, name, trx);
      return typeof value === 'function' ? value.bind(trx) : value;
    },
  });
  own.set('transaction', () => ({ execute: (work: (part: Db) => unknown) => work(parts) }));
  return parts;
}
