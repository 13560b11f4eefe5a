import { expect, test } from 'vitest';
import { misspeltSettings } from './config.misspelt.ts';
import { readConfig } from './config.ts';
import { type Environment, VARIABLES } from './config.variables.ts';

const read = (env: Environment = {}) => readConfig(env, '/data');

test('without any setting Liora serves its own database on this machine only', () => {
  expect(read()).toEqual({
    host: '127.0.0.1',
    port: 4310,
    appOrigins: [],
    publicUrl: undefined,
    onlyThisMachine: true,
    database: { kind: 'embedded' },
    databasePoolSize: 10,
    searchStatementTimeoutMs: 900,
    readStatementTimeoutMs: 1000,
    dataDir: '/data',
    sessionSecret: undefined,
    mail: { smtpUrl: null, from: 'Liora <hello@localhost>', mailbox: true },
    company: null,
    crashLogs: true,
    companionSeat: false,
    importDir: null,
    billing: { purchaseMode: 'stub', webhookSecret: undefined, sandbox: false },
    map: {
      kind: 'areas',
      url: '/map-tiles/basemap.pmtiles',
      schema: 'openmaptiles',
      attribution: '© OpenStreetMap contributors',
      hosts: [],
      file: '/data/map/areas.pmtiles',
    },
    geocoderUrl: null,
    supportEmail: null,
    supportChat: null,
    defaultArea: { latitude: 37.7793, longitude: -122.4193, name: 'San Francisco' },
    demo: true,
    trustProxy: null,
    photos: { kind: 'disk', folder: '/data/photos' },
    apps: { ios: [], android: null },
    push: {
      keys: null,
      services: [
        'fcm.googleapis.com',
        '*.push.services.mozilla.com',
        '*.push.apple.com',
        '*.notify.windows.com',
      ],
      apns: null,
      fcm: null,
      contact: null,
    },
    live: { all: 10_000, perPerson: 20, perAddress: 200 },
    logLevel: 'info',
  });
});

test('an empty value is no value', () => {
  expect(read({ PORT: '', SMTP_URL: ' ', DEMO: '' })).toEqual(read());
});

test('a database of your own gets no demo city unless you ask for it', () => {
  const DATABASE_URL = 'postgresql://me:secret@db/liora';
  expect(read({ DATABASE_URL }).demo).toBe(false);
  expect(read({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
});

test('RUL-06 MEM-13 the stub purchase is off unless there is the demo city or somebody turns it on', () => {
  const DATABASE_URL = 'postgresql://me:secret@db/liora';
  expect(read({ DATABASE_URL }).billing.purchaseMode).toBe('off');
  expect(read({ DEMO: 'off' }).billing.purchaseMode).toBe('off');
  expect(read({ DATABASE_URL, PURCHASE_MODE: 'stub' }).billing.purchaseMode).toBe('stub');
  expect(read({ PURCHASE_MODE: 'off' }).billing.purchaseMode).toBe('off');
});

test('a tile file on this machine is handed out by Liora itself', () => {
  expect(read({ MAP_URL: '/srv/city.pmtiles' }).map).toMatchObject({
    kind: 'pmtiles',
    url: '/map-tiles/basemap.pmtiles',
    schema: 'protomaps',
    file: '/srv/city.pmtiles',
  });
});

test('RUL-124 the map of somebody else is one that was asked for by its address', () => {
  const url = 'https://tiles.example/style.json';
  const map = { kind: 'style', url, schema: 'openmaptiles', file: undefined };
  expect(read({ MAP_URL: url }).map).toMatchObject(map);
});

test('a public address loses the slash at its end', () => {
  expect(read({ PUBLIC_URL: 'https://liora.example/' }).publicUrl).toBe('https://liora.example');
});

test('BAN-03 a support chat has an address of its own and hosts besides', () => {
  expect(read({ SUPPORT_CHAT_URL: 'https://chat.example/w.js' }).supportChat).toEqual({
    url: 'https://chat.example/w.js',
    hosts: [],
  });
  expect(read({ SUPPORT_CHAT_HOSTS: 'https://chat.example' }).supportChat).toBeNull();
});

const OIDC = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'liora', OIDC_CLIENT_SECRET: 'hush' };

test('RUL-122 a company is an issuer with a client of its own, by the issuer or by its discovery address', () => {
  const company = { issuer: 'https://login.example', clientId: 'liora', clientSecret: 'hush' };
  expect(read(OIDC).company).toEqual({ ...company, name: 'your company' });
  const OIDC_ISSUER = 'https://login.example/.well-known/openid-configuration';
  expect(read({ ...OIDC, OIDC_ISSUER, OIDC_NAME: 'Acme' }).company).toEqual({ ...company, name: 'Acme' });
  expect(read({ ...OIDC, OIDC_ISSUER: 'http://localhost:9000' }).company?.issuer).toBe(
    'http://localhost:9000',
  );
});

test('RUL-122 a refused setting does not repeat the secret of the company', () => {
  expect(() => read({ OIDC_CLIENT_SECRET: 'hush-hush' })).not.toThrow(/hush-hush/);
});

test.each<[Environment, string]>([
  [
    { OIDC_ISSUER: 'https://login.example' },
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together',
  ],
  [
    { ...OIDC, OIDC_ISSUER: 'http://login.example' },
    'OIDC_ISSUER has to be the issuer of an OpenID provider',
  ],
  [{ ...OIDC, OIDC_ISSUER: 'login.example' }, 'OIDC_ISSUER has to be an address that begins with https://'],
  [{ ...OIDC, OIDC_NAME: 'x'.repeat(41) }, 'OIDC_NAME is too long for a button'],
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL has to be an e-mail address'],
  [{ PORT: 'eighty' }, 'PORT has to be a whole number from 1 to 65535, not "eighty"'],
  [{ PORT: '70000' }, 'PORT has to be a whole number'],
  [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE has to be a whole number from 1 to 100'],
  [
    { SEARCH_STATEMENT_TIMEOUT_MS: '5000' },
    'SEARCH_STATEMENT_TIMEOUT_MS has to be a whole number from 50 to 1000',
  ],
  [{ DATABASE_URL: 'mysql://db/liora' }, 'DATABASE_URL has to be an address that begins with postgres://'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL has to be an address that begins with smtp://'],
  [{ PUBLIC_URL: 'liora.example' }, 'PUBLIC_URL has to be an address that begins with http://'],
  [{ PUBLIC_URL: 'https://liora.example/app' }, 'PUBLIC_URL has to end after the host'],
  [{ PUBLIC_URL: 'https://liora.example/?a=1' }, 'PUBLIC_URL has to end after the host'],
  [{ PUBLIC_URL: 'https://me:secret@liora.example' }, 'PUBLIC_URL has to end after the host'],
  [{ MAIL_FROM: 'Liora' }, 'MAIL_FROM has to hold an e-mail address'],
  [{ MAIL_FROM: 'Liora <>' }, 'MAIL_FROM has to hold an e-mail address'],
  [{ MAIL_FROM: 'Liora hello@liora.example' }, 'MAIL_FROM has to hold an e-mail address'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET is too short'],
  [{ REVENUECAT_WEBHOOK_SECRET: 'short' }, 'REVENUECAT_WEBHOOK_SECRET is too short'],
  [{ PURCHASE_MODE: 'real' }, 'PURCHASE_MODE has to be one of stub, off, not "real"'],
  [{ DEMO: 'yes' }, 'DEMO has to be on or off, not "yes"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL has to be one of fatal, error, warn, info, debug, silent, not "loud"'],
  [{ DEFAULT_AREA: 'San Francisco' }, 'DEFAULT_AREA has to be latitude,longitude,name'],
  [{ DEFAULT_AREA: '91,0,Nowhere' }, 'DEFAULT_AREA has to be latitude,longitude,name'],
  [{ DEFAULT_AREA: ',,Nowhere' }, 'DEFAULT_AREA has to be latitude,longitude,name'],
  [{ MAP_URL: 'tiles.example' }, 'MAP_URL has to be an address'],
  [{ MAP_KIND: 'pmtiles' }, 'MAP_KIND says what MAP_URL is: set MAP_URL as well'],
  [{ MAP_SCHEMA: 'protomaps' }, 'MAP_SCHEMA says what MAP_URL is: set MAP_URL as well'],
  [{ MAP_URL: '/srv/city.pmtiles', MAP_KIND: 'style' }, 'MAP_KIND has to be pmtiles'],
  [
    { SUPPORT_CHAT_URL: 'http://chat.example' },
    'SUPPORT_CHAT_URL has to be an address that begins with https://',
  ],
  [
    { SUPPORT_CHAT_URL: 'https://chat.example', SUPPORT_CHAT_HOSTS: 'static.example' },
    'SUPPORT_CHAT_HOSTS has to be a list of addresses',
  ],
  [{ APP_ORIGINS: 'https://app.example/path' }, 'APP_ORIGINS has to be a list of origins'],
  [{ APP_ORIGINS: '*' }, 'APP_ORIGINS has to be a list of origins'],
  [{ MAP_HOSTS: 'tiles.example' }, 'MAP_HOSTS has to be a list of addresses'],
])('FIX-86 %o stops the start with a sentence that says what to do', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence);
});

test('FIX-86 every wrong setting is named at once, each on a line of its own', () => {
  expect(() => read({ PORT: 'eighty', DEMO: 'yes', PUBLIC_URL: 'https://liora.example/app' })).toThrow(
    /^PORT has to be .*\.\nPUBLIC_URL has to end .*\.\nDEMO has to be .*\.$/,
  );
});

test.each(['hello@liora.example', 'Liora <hello@liora.example>', '"Liora, the app" <hello@localhost>'])(
  'FIX-86 %s is a sender',
  (MAIL_FROM) => {
    expect(read({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
  },
);

test('FIX-86 a misspelt setting is said with the one that is meant, what belongs to others is not', () => {
  const warnings = (env: Environment) => misspeltSettings(env).join();
  expect(warnings({ PROT: '80' })).toBe(
    'Warning: PROT is no setting of Liora and is not used. Is PORT meant?',
  );
  for (const [name, meant] of [
    ['port', 'PORT'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['LIVE_MAX_STREAM', 'LIVE_MAX_STREAMS'],
  ] as const)
    expect(warnings({ [name]: 'x' })).toContain(`Is ${meant} meant?`);
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'SHELL',
    'MAIL',
    'LOGNAME',
    'PWD',
    'USER',
    'NODE_ENV',
    'TERM',
    'LANG',
  ];
  expect(warnings(Object.fromEntries(others.map((name) => [name, 'x'])))).toBe('');
  expect(warnings(VARIABLES)).toBe('');
});

test('a refused address does not repeat the password it holds', () => {
  expect(() => read({ DATABASE_URL: 'mysql://me:secret@db/liora' })).not.toThrow(/secret/);
});
