import { ExplainedError } from './explained.ts';

/** Every setting Liora reads, with its default as docs/operations.md states it. Nothing else is read. */
export const VARIABLES = {
  HOST: '127.0.0.1',
  PORT: '4310',
  PUBLIC_URL: 'http://localhost:<port>',
  APP_ORIGINS: 'none: the app comes from Liora itself',
  DATABASE_URL: 'the embedded PostgreSQL',
  DATABASE_POOL_SIZE: '10',
  SEARCH_STATEMENT_TIMEOUT_MS: '900',
  READ_STATEMENT_TIMEOUT_MS: '1000',
  LIORA_DATA_DIR: '.data in the checkout; as root /var/lib/liora/<checkout>-<hash>',
  SESSION_SECRET: 'made on first start and kept in the data directory',
  SMTP_URL: 'no mail server: a mailbox page where only this machine reaches Liora',
  MAIL_FROM: 'Liora <hello@localhost>',
  OIDC_ISSUER: 'no company sign-in',
  OIDC_CLIENT_ID: 'none',
  OIDC_CLIENT_SECRET: 'none',
  OIDC_NAME: 'your company',
  PURCHASE_MODE: 'stub with the demo city where only this machine reaches Liora, else off',
  REVENUECAT_WEBHOOK_SECRET: 'no webhook',
  REVENUECAT_SANDBOX: 'off',
  MAP_KIND: 'style',
  MAP_URL: 'https://tiles.openfreemap.org/styles/positron',
  MAP_SCHEMA: 'openmaptiles',
  MAP_ATTRIBUTION: 'OpenFreeMap © OpenMapTiles, data from OpenStreetMap',
  MAP_HOSTS: 'none besides the host of MAP_URL',
  DEFAULT_AREA: '37.7793,-122.4193,San Francisco',
  DEMO: 'on with the embedded PostgreSQL where only this machine reaches Liora, else off',
  TRUST_PROXY: 'off',
  GEOCODER_URL: 'the addresses, places and towns that Liora knows',
  SUPPORT_EMAIL: 'none is shown',
  SUPPORT_CHAT_URL: 'no support chat',
  SUPPORT_CHAT_HOSTS: 'none besides the host of SUPPORT_CHAT_URL',
  LIVE_MAX_STREAMS: '10000',
  LIVE_MAX_STREAMS_PER_PERSON: '20',
  LIVE_MAX_STREAMS_PER_ADDRESS: '200',
  PHOTOS_DIR: 'photos in the data directory',
  PHOTOS_S3_BUCKET: 'no bucket: photos lie in PHOTOS_DIR',
  PHOTOS_S3_REGION: 'us-east-1',
  PHOTOS_S3_ENDPOINT: 'that of Amazon S3',
  PHOTOS_S3_ACCESS_KEY_ID: 'as the tools of AWS find it',
  PHOTOS_S3_SECRET_ACCESS_KEY: 'as the tools of AWS find it',
  PUSH_CONTACT: 'SUPPORT_EMAIL, else PUBLIC_URL where it is https, else the address of MAIL_FROM',
  PUSH_SERVICES: 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
  PUSH_PUBLIC_KEY: 'made on first use and kept in the database',
  PUSH_PRIVATE_KEY: 'made on first use and kept in the database',
  IOS_APPS: 'none: links open in the browser',
  ANDROID_APP: 'none: links open in the browser',
  ANDROID_CERTIFICATES: 'none',
  LOG_LEVEL: 'info',
} as const;

export type Variable = keyof typeof VARIABLES;
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The message names it and says what to do. */
export class ConfigError extends ExplainedError {}
