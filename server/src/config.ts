import path from 'node:path';
import type * as z from 'zod';
import { type AppSettings, appSettings } from './config.apps.ts';
import { type CompanySettings, companySettings } from './config.company.ts';
import { type MapSettings, mapSettings } from './config.map.ts';
import { type PhotoSettings, photoSettings } from './config.photos.ts';
import { type PushSettings, pushSettings } from './config.push.ts';
import { type ParsedSettings, settingsSchema } from './config.schema.ts';
import type { Area } from './config.values.ts';
import { ConfigError, type Environment } from './config.variables.ts';
import { isOnlyForThisMachine } from './exposure.ts';
import type { TrustedProxies } from './http/trustedProxies.ts';

export interface SupportChatSettings {
  /** The script that draws the widget. */
  url: string;
  /** Origins besides that of `url` which the widget loads from or talks to. */
  hosts: string[];
}

/** What the environment says. Becomes a Config once the server knows its address and its secret. */
export interface Settings {
  host: string;
  port: number;
  /** Without a slash at the end. Undefined: the address the server finds itself at. */
  publicUrl: string | undefined;
  /** Origins besides its own from which the app may ask: with a token, never with cookies. */
  appOrigins: string[];
  /** Whether nobody else is meant to reach this Liora (exposure.ts): what is dangerous elsewhere may be on here. */
  onlyThisMachine: boolean;
  database: { kind: 'embedded' } | { kind: 'external'; url: string };
  databasePoolSize: number;
  searchStatementTimeoutMs: number;
  readStatementTimeoutMs: number;
  dataDir: string;
  sessionSecret: string | undefined;
  /** Without a mail server (null) mail waits: on the mailbox page where only this machine reaches Liora. */
  mail: { smtpUrl: string | null; from: string; mailbox: boolean };
  /** Whose people may sign in without a password of their own here; null for nobody's. */
  company: CompanySettings | null;
  billing: {
    /** What buying does without a store: the stub purchase, or nothing (RUL-06). */
    purchaseMode: 'stub' | 'off';
    /** What RevenueCat sends in the Authorization header. Undefined: no webhook. */
    webhookSecret: string | undefined;
    /** Whether purchases of store testers count. */
    sandbox: boolean;
  };
  map: MapSettings;
  /** Where a server of Photon's protocol looks addresses up; null for what Liora knows itself. */
  geocoderUrl: string | null;
  /** Where people write to for help; null when nobody is there. */
  supportEmail: string | null;
  /** The chat with the operator's support, from somebody who offers such widgets; null when there is none. */
  supportChat: SupportChatSettings | null;
  /** Whether crashes of the app are kept for a while (POL-10). */
  crashLogs: boolean;
  /** A member lends one seat to their partner while they are linked (RUL-111). */
  companionSeat: boolean;
  /** Centre of search and map while the location is not known. */
  defaultArea: Area;
  demo: boolean;
  /** Folder of the files that admins may import; null: there is none. */
  importDir: string | null;
  /** Proxies whose X-Forwarded-For counts; null for none. */
  trustProxy: TrustedProxies | null;
  /** Most streams of live events: on this node, of one signed-in person, of visitors from one address. */
  live: { all: number; perPerson: number; perAddress: number };
  /** Where the files of photos lie. */
  photos: PhotoSettings;
  /** How notices reach browsers. */
  push: PushSettings;
  /** The native apps that may open this server's links by themselves. */
  apps: AppSettings;
  logLevel: ParsedSettings['LOG_LEVEL'];
}

/** Settings of a running server: what everything behind main.ts works with. */
export interface Config extends Settings {
  publicUrl: string;
  sessionSecret: string;
}

/** One sentence for each setting that cannot be used. */
function sentences(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n');
}

function parseSettings(env: Environment): ParsedSettings {
  const given = settingsSchema.safeParse(env);
  if (!given.success) throw new ConfigError(sentences(given.error));
  return given.data;
}

/** What follows from who is meant to reach this Liora. */
function reachOf(given: ParsedSettings) {
  const reach = { host: given.HOST, publicUrl: given.PUBLIC_URL, trustProxy: given.TRUST_PROXY };
  const onlyThisMachine = isOnlyForThisMachine(reach);
  const demo = given.DEMO ?? (given.DATABASE_URL === undefined && onlyThisMachine);
  const purchaseMode = given.PURCHASE_MODE ?? (demo && onlyThisMachine ? 'stub' : 'off');
  const mailbox = given.SMTP_URL === undefined && onlyThisMachine;
  return { reach: { ...reach, onlyThisMachine, demo }, purchaseMode, mailbox } as const;
}

/**
 * Reads every setting from the given environment, or throws a ConfigError with a sentence for each wrong one that says
 * what to do. Pure: `defaultDataDir` is where the data goes when LIORA_DATA_DIR does not say.
 */
export function readConfig(env: Environment, defaultDataDir: string): Settings {
  const given = parseSettings(env);
  const { reach, purchaseMode, mailbox } = reachOf(given);
  const dataDir = given.LIORA_DATA_DIR ?? defaultDataDir;
  return {
    ...reach,
    port: given.PORT,
    appOrigins: given.APP_ORIGINS,
    database: given.DATABASE_URL ? { kind: 'external', url: given.DATABASE_URL } : { kind: 'embedded' },
    databasePoolSize: given.DATABASE_POOL_SIZE,
    searchStatementTimeoutMs: given.SEARCH_STATEMENT_TIMEOUT_MS,
    readStatementTimeoutMs: given.READ_STATEMENT_TIMEOUT_MS,
    dataDir,
    sessionSecret: given.SESSION_SECRET,
    mail: { smtpUrl: given.SMTP_URL ?? null, from: given.MAIL_FROM, mailbox },
    company: companySettings(given),
    billing: {
      purchaseMode,
      webhookSecret: given.REVENUECAT_WEBHOOK_SECRET,
      sandbox: given.REVENUECAT_SANDBOX,
    },
    map: mapSettings(given, dataDir),
    geocoderUrl: given.GEOCODER_URL ?? null,
    supportEmail: given.SUPPORT_EMAIL ?? null,
    supportChat: given.SUPPORT_CHAT_URL
      ? { url: given.SUPPORT_CHAT_URL, hosts: given.SUPPORT_CHAT_HOSTS }
      : null,
    crashLogs: given.CRASH_LOGS,
    companionSeat: given.COMPANION_SEAT,
    defaultArea: given.DEFAULT_AREA,
    importDir: given.IMPORT_DIR ? path.resolve(given.IMPORT_DIR) : null,
    live: {
      all: given.LIVE_MAX_STREAMS,
      perPerson: given.LIVE_MAX_STREAMS_PER_PERSON,
      perAddress: given.LIVE_MAX_STREAMS_PER_ADDRESS,
    },
    photos: photoSettings(given, dataDir),
    push: pushSettings(given),
    apps: appSettings(given),
    logLevel: given.LOG_LEVEL,
  };
}
