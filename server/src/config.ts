import { type MapSettings, readMapConfig } from './config.map.ts';
import { readSupportChat, type SupportChatSettings } from './config.supportChat.ts';
import { readBoolean, readChoice, readNumber, readText, readUrl } from './config.values.ts';
import { ConfigError, type Environment, VARIABLES } from './config.variables.ts';
import { isOnlyForThisMachine } from './exposure.ts';
import { readTrustedProxies, type TrustedProxies } from './http/trustedProxies.ts';

const PURCHASE_MODES = ['stub', 'off'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** What the environment says. Becomes a Config once the server knows its address and its secret. */
export interface Settings {
  host: string;
  port: number;
  /** Without a slash at the end. Undefined: the address the server finds itself at. */
  publicUrl: string | undefined;
  /** Whether nobody else is meant to reach this Liora (exposure.ts): what is dangerous elsewhere may be on here. */
  onlyThisMachine: boolean;
  database: { kind: 'embedded' } | { kind: 'external'; url: string };
  databasePoolSize: number;
  searchStatementTimeoutMs: number;
  dataDir: string;
  sessionSecret: string | undefined;
  /** Without a mail server (null) mail waits: on the mailbox page where only this machine reaches Liora. */
  mail: { smtpUrl: string | null; from: string; mailbox: boolean };
  billing: {
    /** What buying does without a store: the stub purchase, or nothing (RUL-06). */
    purchaseMode: (typeof PURCHASE_MODES)[number];
    /** What RevenueCat sends in the Authorization header. Undefined: no webhook. */
    webhookSecret: string | undefined;
    /** Whether purchases of store testers count. */
    sandbox: boolean;
  };
  map: MapSettings;
  supportChat: SupportChatSettings | null;
  /** Centre of search and map while the location is not known. Degrees, WGS 84. */
  defaultArea: { latitude: number; longitude: number; name: string };
  demo: boolean;
  /** Proxies whose X-Forwarded-For counts; null for none. */
  trustProxy: TrustedProxies | null;
  /** Most streams of live events: on this node, of one signed-in person, of visitors from one address. */
  live: { all: number; perPerson: number; perAddress: number };
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
const MAX_LIVE_STREAMS = 100_000;

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

function readSecret(
  env: Environment,
  name: 'SESSION_SECRET' | 'REVENUECAT_WEBHOOK_SECRET',
): string | undefined {
  const secret = env[name];
  if (!secret) return undefined;
  if (secret.length < MIN_SECRET_CHARACTERS) {
    throw new ConfigError(
      `${name} is too short: at least ${MIN_SECRET_CHARACTERS} characters, for example from: openssl rand -base64 33`,
    );
  }
  return secret;
}

function readProxies(env: Environment): TrustedProxies | null {
  const text = readText(env, 'TRUST_PROXY', VARIABLES.TRUST_PROXY);
  const proxies = readTrustedProxies(text);
  if (proxies !== undefined) return proxies;
  throw new ConfigError(
    `TRUST_PROXY has to be on, off, the number of proxies from 1 to 10, or their addresses like 10.0.0.0/8,192.0.2.7, not "${text}".`,
  );
}

function readLiveLimits(env: Environment): Settings['live'] {
  const read = (name: 'LIVE_MAX_STREAMS' | 'LIVE_MAX_STREAMS_PER_PERSON' | 'LIVE_MAX_STREAMS_PER_ADDRESS') =>
    readNumber(env, name, Number(VARIABLES[name]), { min: 0, max: MAX_LIVE_STREAMS });
  return {
    all: read('LIVE_MAX_STREAMS'),
    perPerson: read('LIVE_MAX_STREAMS_PER_PERSON'),
    perAddress: read('LIVE_MAX_STREAMS_PER_ADDRESS'),
  };
}

/**
 * Reads every setting from the given environment, or throws a ConfigError with a sentence that says what to
 * do. Pure: `defaultDataDir` is where the data goes when LIORA_DATA_DIR does not say.
 */
export function readConfig(env: Environment, defaultDataDir: string): Settings {
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const reach = {
    host: readText(env, 'HOST', VARIABLES.HOST),
    publicUrl: readUrl(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    trustProxy: readProxies(env),
  };
  const onlyThisMachine = isOnlyForThisMachine(reach);
  const demo = readBoolean(env, 'DEMO', !databaseUrl && onlyThisMachine);
  const smtpUrl = readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']) ?? null;
  return {
    ...reach,
    onlyThisMachine,
    port: readNumber(env, 'PORT', Number(VARIABLES.PORT), { min: 1, max: 65_535 }),
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
    sessionSecret: readSecret(env, 'SESSION_SECRET'),
    mail: {
      smtpUrl,
      from: readText(env, 'MAIL_FROM', VARIABLES.MAIL_FROM),
      mailbox: smtpUrl === null && onlyThisMachine,
    },
    billing: {
      purchaseMode: readChoice(
        env,
        'PURCHASE_MODE',
        PURCHASE_MODES,
        demo && onlyThisMachine ? 'stub' : 'off',
      ),
      webhookSecret: readSecret(env, 'REVENUECAT_WEBHOOK_SECRET'),
      sandbox: readBoolean(env, 'REVENUECAT_SANDBOX', false),
    },
    map: readMapConfig(env),
    supportChat: readSupportChat(env),
    defaultArea: readDefaultArea(env),
    demo,
    live: readLiveLimits(env),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, VARIABLES.LOG_LEVEL),
  };
}
