import { type MapSettings, readMapConfig } from './config.map.ts';
import { readBoolean, readChoice, readNumber, readText, readUrl } from './config.values.ts';
import { ConfigError, type Environment, VARIABLES } from './config.variables.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** What the environment says. Becomes a Config once the server knows its address and its secret. */
export interface Settings {
  host: string;
  port: number;
  /** Without a slash at the end. Undefined: the address the server finds itself at. */
  publicUrl: string | undefined;
  database: { kind: 'embedded' } | { kind: 'external'; url: string };
  databasePoolSize: number;
  searchStatementTimeoutMs: number;
  dataDir: string;
  sessionSecret: string | undefined;
  /** Without a mail server (null) mail waits on the local mailbox page. */
  mail: { smtpUrl: string | null; from: string };
  map: MapSettings;
  /** Centre of search and map while the location is not known. Degrees, WGS 84. */
  defaultArea: { latitude: number; longitude: number; name: string };
  demo: boolean;
  trustProxy: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
}

/** Settings of a running server: what everything behind main.ts works with. */
export interface Config extends Settings {
  publicUrl: string;
  sessionSecret: string;
}

const MAX_POOL_SIZE = 100;
/** No query holds a connection of the search pool longer than a second. */
const MAX_SEARCH_TIMEOUT_MS = 1000;
const MIN_SECRET_CHARACTERS = 32;

function readDefaultArea(env: Environment): Settings['defaultArea'] {
  const text = readText(env, 'DEFAULT_AREA', VARIABLES.DEFAULT_AREA);
  const [latitudeText = '', longitudeText = '', ...nameParts] = text.split(',');
  const latitude = latitudeText.trim() ? Number(latitudeText) : Number.NaN;
  const longitude = longitudeText.trim() ? Number(longitudeText) : Number.NaN;
  const name = nameParts.join(',').trim();
  if (!(Math.abs(latitude) <= 85) || !(Math.abs(longitude) <= 180) || !name) {
    throw new ConfigError(
      'DEFAULT_AREA has to be latitude,longitude,name, for example 37.7793,-122.4193,San Francisco.',
    );
  }
  return { latitude, longitude, name };
}

function readSecret(env: Environment): string | undefined {
  const secret = env.SESSION_SECRET;
  if (!secret) return undefined;
  if (secret.length < MIN_SECRET_CHARACTERS) {
    throw new ConfigError(
      `SESSION_SECRET is too short: at least ${MIN_SECRET_CHARACTERS} characters, for example from: openssl rand -base64 33`,
    );
  }
  return secret;
}

/**
 * Reads every setting from the given environment, or throws a ConfigError with a sentence that says what to
 * do. Pure: `defaultDataDir` is where the data goes when LIORA_DATA_DIR does not say.
 */
export function readConfig(env: Environment, defaultDataDir: string): Settings {
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  return {
    host: readText(env, 'HOST', VARIABLES.HOST),
    port: readNumber(env, 'PORT', Number(VARIABLES.PORT), { min: 1, max: 65_535 }),
    publicUrl: readUrl(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    database: databaseUrl ? { kind: 'external', url: databaseUrl } : { kind: 'embedded' },
    databasePoolSize: readNumber(env, 'DATABASE_POOL_SIZE', Number(VARIABLES.DATABASE_POOL_SIZE), {
      min: 1,
      max: MAX_POOL_SIZE,
    }),
    searchStatementTimeoutMs: readNumber(
      env,
      'SEARCH_STATEMENT_TIMEOUT_MS',
      Number(VARIABLES.SEARCH_STATEMENT_TIMEOUT_MS),
      { min: 50, max: MAX_SEARCH_TIMEOUT_MS },
    ),
    dataDir: readText(env, 'LIORA_DATA_DIR', defaultDataDir),
    sessionSecret: readSecret(env),
    mail: {
      smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']) ?? null,
      from: readText(env, 'MAIL_FROM', VARIABLES.MAIL_FROM),
    },
    map: readMapConfig(env),
    defaultArea: readDefaultArea(env),
    demo: readBoolean(env, 'DEMO', !databaseUrl),
    trustProxy: readBoolean(env, 'TRUST_PROXY', false),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, VARIABLES.LOG_LEVEL),
  };
}
