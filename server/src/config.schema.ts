import * as z from 'zod';
import { apnsKey, serviceAccount } from './config.keys.ts';
import {
  address,
  androidApp,
  appOrigins,
  area,
  certificates,
  hostPatterns,
  iosApps,
  issuer,
  keyOf,
  mailAddress,
  oneOf,
  onOrOff,
  optional,
  origins,
  proxies,
  secret,
  sender,
  shownName,
  siteAddress,
  wholeNumber,
  withDefault,
} from './config.values.ts';
import { VARIABLES, type Variable } from './config.variables.ts';

const MAX_PORT = 65_535;
const MAX_POOL_SIZE = 100;
/** No query holds a connection of the search pool longer than a second. */
const SEARCH_TIMEOUT_MS = { min: 50, max: 1000 };
const READ_TIMEOUT_MS = { min: 50, max: 30_000 };
const MAX_LIVE_STREAMS = 100_000;
/** Of a pair on the curve P-256: the point, uncompressed, and the number. */
const PUBLIC_KEY_BYTES = 65;
const PRIVATE_KEY_BYTES = 32;

const text = z.string();
const streams = (name: Variable) => withDefault(wholeNumber(0, MAX_LIVE_STREAMS), VARIABLES[name]);

/** Every setting by its name in the environment: what it may be, and what it is where nothing is given. */
export const settingsSchema = z.object({
  HOST: withDefault(text, VARIABLES.HOST),
  PORT: withDefault(wholeNumber(1, MAX_PORT), VARIABLES.PORT),
  PUBLIC_URL: optional(siteAddress),
  APP_ORIGINS: withDefault(appOrigins, ''),
  DATABASE_URL: optional(address('postgres', 'postgresql')),
  DATABASE_POOL_SIZE: withDefault(wholeNumber(1, MAX_POOL_SIZE), VARIABLES.DATABASE_POOL_SIZE),
  SEARCH_STATEMENT_TIMEOUT_MS: withDefault(
    wholeNumber(SEARCH_TIMEOUT_MS.min, SEARCH_TIMEOUT_MS.max),
    VARIABLES.SEARCH_STATEMENT_TIMEOUT_MS,
  ),
  READ_STATEMENT_TIMEOUT_MS: withDefault(
    wholeNumber(READ_TIMEOUT_MS.min, READ_TIMEOUT_MS.max),
    VARIABLES.READ_STATEMENT_TIMEOUT_MS,
  ),
  LIORA_DATA_DIR: optional(text),
  SESSION_SECRET: optional(secret),
  SMTP_URL: optional(address('smtp', 'smtps')),
  MAIL_FROM: withDefault(sender, VARIABLES.MAIL_FROM),
  OIDC_ISSUER: optional(issuer),
  OIDC_CLIENT_ID: optional(text),
  OIDC_CLIENT_SECRET: optional(text),
  OIDC_NAME: withDefault(shownName, VARIABLES.OIDC_NAME),
  PURCHASE_MODE: optional(oneOf(['stub', 'off'])),
  REVENUECAT_WEBHOOK_SECRET: optional(secret),
  REVENUECAT_SANDBOX: withDefault(onOrOff, VARIABLES.REVENUECAT_SANDBOX),
  MAP_KIND: optional(oneOf(['style', 'pmtiles'])),
  MAP_URL: optional(text),
  MAP_SCHEMA: optional(oneOf(['openmaptiles', 'protomaps'])),
  MAP_ATTRIBUTION: optional(text),
  MAP_HOSTS: withDefault(origins('https://tiles.example.com'), ''),
  DEFAULT_AREA: withDefault(area, VARIABLES.DEFAULT_AREA),
  DEMO: optional(onOrOff),
  IMPORT_DIR: optional(text),
  TRUST_PROXY: withDefault(proxies, VARIABLES.TRUST_PROXY),
  GEOCODER_URL: optional(address('http', 'https')),
  SUPPORT_EMAIL: optional(mailAddress),
  SUPPORT_CHAT_URL: optional(address('https')),
  CRASH_LOGS: withDefault(onOrOff, VARIABLES.CRASH_LOGS),
  COMPANION_SEAT: withDefault(onOrOff, VARIABLES.COMPANION_SEAT),
  SUPPORT_CHAT_HOSTS: withDefault(origins('https://chat.example.com'), ''),
  LIVE_MAX_STREAMS: streams('LIVE_MAX_STREAMS'),
  LIVE_MAX_STREAMS_PER_PERSON: streams('LIVE_MAX_STREAMS_PER_PERSON'),
  LIVE_MAX_STREAMS_PER_ADDRESS: streams('LIVE_MAX_STREAMS_PER_ADDRESS'),
  PHOTOS_DIR: optional(text),
  PHOTOS_S3_BUCKET: optional(text),
  PHOTOS_S3_REGION: withDefault(text, VARIABLES.PHOTOS_S3_REGION),
  PHOTOS_S3_ENDPOINT: optional(address('http', 'https')),
  PHOTOS_S3_ACCESS_KEY_ID: optional(text),
  PHOTOS_S3_SECRET_ACCESS_KEY: optional(text),
  PUSH_CONTACT: optional(mailAddress),
  PUSH_SERVICES: withDefault(hostPatterns, VARIABLES.PUSH_SERVICES),
  PUSH_PUBLIC_KEY: optional(keyOf(PUBLIC_KEY_BYTES)),
  PUSH_PRIVATE_KEY: optional(keyOf(PRIVATE_KEY_BYTES)),
  FCM_SERVICE_ACCOUNT: optional(serviceAccount),
  APNS_KEY: optional(apnsKey),
  APNS_KEY_ID: optional(text),
  APNS_SANDBOX: withDefault(onOrOff, VARIABLES.APNS_SANDBOX),
  IOS_APPS: withDefault(iosApps, ''),
  ANDROID_APP: optional(androidApp),
  ANDROID_CERTIFICATES: withDefault(certificates, ''),
  LOG_LEVEL: withDefault(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), VARIABLES.LOG_LEVEL),
} satisfies Record<Variable, z.ZodType>);

/** The settings as they were given, each by itself. */
export type ParsedSettings = z.output<typeof settingsSchema>;
