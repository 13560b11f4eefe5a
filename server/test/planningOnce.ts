import { createHash } from 'node:crypto';
import type pg from 'pg';
import { SafeClient } from '../src/db/safeClient.ts';

/** By its text; as long as PostgreSQL tells names apart. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Only what is asked with values: without, several statements may stand in one text. */
function named(asked: unknown, values: unknown): pg.QueryConfig | undefined {
  const config = typeof asked === 'string' ? { text: asked, values } : (asked as pg.QueryConfig);
  return typeof config.text === 'string' && Array.isArray(config.values) && config.values.length > 0
    ? { name: nameOf(config.text), ...config, values: config.values }
    : undefined;
}

type Query = (...asked: unknown[]) => unknown;

/**
 * Has PostgreSQL read and plan each statement once for a connection instead of with every call, whichever values it is asked
 * with: where tables hold a few rows, that takes as long as everything else together.
 */
export class PlanningOnce extends SafeClient {
  constructor({ options = '', ...config }: pg.ClientConfig = {}) {
    super({ ...config, options: `${options} -c plan_cache_mode=force_generic_plan` });
    const query = this.query.bind(this) as Query;
    const preparing: Query = (asked, values, ...rest) => {
      const config = named(asked, values);
      return config ? query(config, ...rest) : query(asked, values, ...rest);
    };
    this.query = preparing as typeof this.query;
  }
}
