import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ExplainedError } from '../explained.ts';
import { SafeClient } from './safeClient.ts';

/** The database cannot be reached or does not let Liora in; the message says which and what to do. */
export class DatabaseUnreachable extends ExplainedError {}

/** How long a start waits for a database that starts at the same time. */
const RETRY_FOR_MS = 30_000;
const PAUSE_MS = 500;

export interface RetryOptions {
  /** Says something to the person who started this. */
  note?: (line: string) => void;
  timeoutMs?: number;
}

interface Target {
  where: string;
  user: string;
  database: string;
}

function targetOf(url: string): Target {
  const { hostname, port, searchParams, username, pathname } = new URL(url);
  const user = decodeURIComponent(username);
  return {
    where: `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}`,
    user,
    database: decodeURIComponent(pathname.slice(1)) || user,
  };
}

type Words = (target: Target) => string;

/** What may pass by itself while machines start. */
const PASSING: Record<string, Words> = {
  ECONNREFUSED: ({ where }) => `nothing answers at ${where}. Is PostgreSQL running there?`,
  ECONNRESET: ({ where }) => `${where} broke the connection off.`,
  ETIMEDOUT: ({ where }) => `${where} does not answer.`,
  EHOSTUNREACH: ({ where }) => `${where} cannot be reached from here.`,
  ENETUNREACH: ({ where }) => `${where} cannot be reached from here.`,
  ENOTFOUND: ({ where }) => `the name in ${where} is not known. Is it spelt right?`,
  EAI_AGAIN: ({ where }) => `the name in ${where} is not known. Is it spelt right?`,
  '57P03': ({ where }) => `PostgreSQL at ${where} is starting or shutting down.`,
  '53300': ({ where }) => `PostgreSQL at ${where} has no connection left.`,
};

/** What somebody has to mend. */
const LASTING: Record<string, Words> = {
  '3D000': ({ where, database }) =>
    `there is no database "${database}" at ${where}. Make it: create database ${database} encoding 'UTF8'`,
  '28P01': ({ where, user }) => `${where} refuses the role "${user}" or its password.`,
  '28000': ({ where, user }) => `${where} does not let the role "${user}" in (see its pg_hba.conf).`,
  '42501': ({ user, database }) => `the role "${user}" may not connect to the database "${database}".`,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ where }) => `the certificate of ${where} is for another name.`,
  DEPTH_ZERO_SELF_SIGNED_CERT: ({ where }) => `the certificate of ${where} is not trusted.`,
  SELF_SIGNED_CERT_IN_CHAIN: ({ where }) => `the certificate of ${where} is not trusted.`,
};

function codeOf(error: unknown): string {
  // Several addresses were tried: they fail together, and the first tells as much as all of them.
  const one = error instanceof AggregateError ? error.errors[0] : error;
  if (!(one instanceof Error)) return '';
  if ('code' in one) return String(one.code);
  return one.message.includes('timeout') ? 'ETIMEDOUT' : '';
}

function explain(url: string, error: unknown): DatabaseUnreachable {
  const code = codeOf(error);
  const words = { ...PASSING, ...LASTING }[code];
  const reason = words ? words(targetOf(url)) : `${error instanceof Error ? error.message : error}`;
  return new DatabaseUnreachable(`The database of DATABASE_URL cannot be used: ${reason}`, { cause: error });
}

/**
 * A connection to the database, waited for as long as what is in the way may pass by itself. Throws a
 * DatabaseUnreachable, whose message never holds the password.
 */
export async function connectWithRetry(
  options: pg.ClientConfig & { connectionString: string },
  { note = () => undefined, timeoutMs = RETRY_FOR_MS }: RetryOptions = {},
): Promise<pg.Client> {
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    const client = new SafeClient({ connectionTimeoutMillis: timeoutMs + PAUSE_MS, ...options });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const explained = explain(options.connectionString, error);
      if (!(codeOf(error) in PASSING) || performance.now() + PAUSE_MS > deadline) throw explained;
      if (attempt === 1)
        note(`${explained.message} Trying again for ${Math.round(timeoutMs / 1000)} seconds …`);
      await sleep(PAUSE_MS);
    }
  }
}
