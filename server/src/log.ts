import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Settings } from './config.ts';
import { scrubRecord } from './log.scrub.ts';

export type { Logger } from 'pino';

const LEVEL_NAMES: Record<number, string> = { 20: 'debug', 30: '', 40: 'warning', 50: 'error', 60: 'fatal' };

interface Line {
  level: number;
  time: number;
  msg?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  err?: { message?: string; stack?: string };
}

/** One log line for a person at a terminal: 'hh:mm:ss GET /plans 200 12 ms'. */
function readableLine(json: string): string {
  const line = JSON.parse(json) as Line;
  const parts = [
    new Date(line.time).toTimeString().slice(0, 8),
    LEVEL_NAMES[line.level],
    line.msg === 'request' ? `${line.method} ${line.path} ${line.status} ${line.ms} ms` : line.msg,
    line.err && `\n${line.err.stack ?? line.err.message}`,
  ];
  return `${parts.filter(Boolean).join(' ')}\n`;
}

/** Database errors carry rows, parameters and their whole connection; this is what helps to mend them. */
function usefulPartOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code, constraint } = stdSerializers.err(error);
  return { type, message, stack, code, constraint };
}

/**
 * The line of an answered request, most of all lines: every field is the server's own and of a closed form, so there is
 * nothing in it to scrub and it is written as it was serialised.
 */
const REQUEST_LINE =
  /^\{"level":\d+,"time":\d+,"method":"[A-Z]+","path":"[a-zA-Z/._*-]*","status":\d+,"ms":\d+,"id":"[\da-f-]{36}"(?:,"aborted":true)?,"msg":"request"\}\n$/;

/**
 * Scrubs what was written rather than what was passed in: so nothing gets past it, neither a child logger's
 * fields nor what an error carries.
 */
function scrubbed(out: NodeJS.WritableStream, pretty: boolean): DestinationStream {
  return {
    write: (json) => {
      if (!pretty && REQUEST_LINE.test(json)) return void out.write(json);
      const line = JSON.stringify(scrubRecord(JSON.parse(json)));
      out.write(pretty ? readableLine(line) : `${line}\n`);
    },
  };
}

export interface LogOptions {
  level: Settings['logLevel'];
  /** Lines for a person instead of JSON. */
  pretty?: boolean;
  out?: NodeJS.WritableStream;
}

/**
 * The product's log: JSON lines (or readable ones), scrubbed of secrets and personal data whatever a caller
 * passes. Log objects, not joined text: `log.error({ err }, 'a job failed')`.
 */
export function createLog({ level, pretty = false, out = process.stdout }: LogOptions): Logger {
  return pino({ level, base: null, serializers: { err: usefulPartOf } }, scrubbed(out, pretty));
}
