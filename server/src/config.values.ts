import * as z from 'zod';
import { readTrustedProxies, type TrustedProxies } from './http/trustedProxies.ts';

/** An empty value is no value. */
const given = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** A setting that may be left out. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(given, schema.optional());

/** A setting with a value of its own where none is given; `fallback` as it would be written. */
export const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => given(value) ?? fallback, schema);

const quoted = ({ input }: { input?: unknown }) => `"${input}"`;

export function wholeNumber(min: number, max: number) {
  const range = `has to be a whole number from ${min} to ${max}`;
  return z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: (issue) => `${range}, not ${quoted(issue)}`,
    })
    .transform(Number);
}

export const onOrOff = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['on', 'off'], { error: (issue) => `has to be on or off, not ${quoted(issue)}` }))
  .transform((text) => text === 'on');

export const oneOf = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, { error: (issue) => `has to be one of ${choices.join(', ')}, not ${quoted(issue)}` });

/** The address is not repeated in the message: it may hold a password. */
export function address(...protocols: string[]) {
  const words = protocols.map((protocol) => `${protocol}://`).join(' or ');
  return z.url({
    protocol: new RegExp(`^(?:${protocols.join('|')})$`),
    error: `has to be an address that begins with ${words}. Correct it or leave it out`,
  });
}

export function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** What stands between the commas of a list. */
const entriesOf = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || []);

/** Origins of a list of addresses. */
export const origins = (example: string) =>
  z
    .string()
    .transform(entriesOf)
    .refine((hosts) => hosts.every(isAddress), {
      error: `has to be a list of addresses like ${example}, separated by commas`,
    })
    .transform((hosts) => hosts.map((host) => new URL(host).origin));

/** A host, all below one (`*.example.com`), and a port where it is not that of https. */
const HOST_PATTERN = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

export const hostPatterns = z
  .string()
  .toLowerCase()
  .transform(entriesOf)
  .refine((hosts) => hosts.every((host) => HOST_PATTERN.test(host)), {
    error: 'has to be a list of hosts like push.example.com or *.push.example.com, separated by commas',
  });

/** `TEAMID.bundle.id`, as Apple writes it. */
const IOS_APP = /^[A-Z0-9]{10}(?:\.[A-Za-z0-9-]+)+$/;
const ANDROID_APP = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;
/** SHA-256, in pairs of letters, as keytool prints it. */
const CERTIFICATE = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/;

const listOf = (entry: RegExp, error: string) =>
  z
    .string()
    .transform(entriesOf)
    .refine((entries) => entries.every((one) => entry.test(one)), { error });

export const iosApps = listOf(
  IOS_APP,
  'has to be a list of apps like A1B2C3D4E5.app.liora, separated by commas',
);
export const androidApp = z.string().regex(ANDROID_APP, { error: 'has to be a package name like app.liora' });
export const certificates = listOf(
  CERTIFICATE,
  'has to be a list of SHA-256 fingerprints as keytool prints them, separated by commas',
);

/** Bytes as base64url; the value is not repeated in the message. */
export const keyOf = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
    error: `has to be a key of ${bytes} bytes in base64url, as npx web-push generate-vapid-keys prints it`,
  });

/** A shell's own scheme (`capacitor://localhost`) is none that URL knows the origin of. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.[\]:-]+$/;

/** Origins as browsers write them in a request. */
export const appOrigins = z
  .string()
  .transform(entriesOf)
  .refine((given) => given.every((origin) => ORIGIN.test(origin)), {
    error:
      'has to be a list of origins like https://app.example.com or capacitor://localhost, separated by commas',
  });

const MIN_SECRET_CHARACTERS = 32;

export const secret = z.string().min(MIN_SECRET_CHARACTERS, {
  error: `is too short: at least ${MIN_SECRET_CHARACTERS} characters, for example from: openssl rand -base64 33`,
});

/** `Name <address>` or the address alone. Behind @ may stand a name without a dot, such as localhost. */
const SENDER = /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

export const sender = z.string().regex(SENDER, {
  error: 'has to hold an e-mail address, for example Liora <hello@liora.example>',
});

export const mailAddress = z.email({ error: 'has to be an e-mail address, for example help@liora.example' });

const MAX_NAME_CHARACTERS = 40;

/** On a button, so it has to fit one. */
export const shownName = z.string().max(MAX_NAME_CHARACTERS, {
  error: `is too long for a button: at most ${MAX_NAME_CHARACTERS} characters`,
});

const DISCOVERY_PATH = '/.well-known/openid-configuration';

/** What goes there has to be secret on its way; to this machine itself nobody listens. */
function isIssuer(text: string): boolean {
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return (protocol === 'https:' || isHere) && !search && !hash && !username;
}

/** An OpenID provider, by its issuer or by the address of its discovery document. */
export const issuer = address('https', 'http')
  .pipe(
    z.string().refine(isIssuer, {
      error: 'has to be the issuer of an OpenID provider, for example https://login.example.com/realms/us',
    }),
  )
  .transform((text) => (text.endsWith(DISCOVERY_PATH) ? text.slice(0, -DISCOVERY_PATH.length) : text));

function endsAfterHost(text: string): boolean {
  const { pathname, search, hash, username } = new URL(text);
  return /^\/*$/.test(pathname) && !search && !hash && !username;
}

/** Where people open Liora: it serves at the root of its address, so nothing may follow the host. */
export const siteAddress = address('http', 'https')
  .pipe(
    z.string().refine(endsAfterHost, {
      error: 'has to end after the host, for example https://liora.example: Liora has no path of its own',
    }),
  )
  .transform((text) => new URL(text).origin);

export const proxies = z.string().transform((text, context): TrustedProxies | null => {
  const read = readTrustedProxies(text);
  if (read !== undefined) return read;
  const message = `has to be on, off, the number of proxies from 1 to 10, or their addresses like 10.0.0.0/8,192.0.2.7, not "${text}"`;
  context.issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
});

/** Degrees, WGS 84. */
export interface Area {
  latitude: number;
  longitude: number;
  name: string;
}

function readArea(text: string): Area | undefined {
  const [latitudeText = '', longitudeText = '', ...nameParts] = text.split(',');
  const latitude = latitudeText.trim() ? Number(latitudeText) : Number.NaN;
  const longitude = longitudeText.trim() ? Number(longitudeText) : Number.NaN;
  const name = nameParts.join(',').trim();
  const onTheMap = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  return onTheMap && name ? { latitude, longitude, name } : undefined;
}

export const area = z.string().transform((text, context): Area => {
  const found = readArea(text);
  if (found) return found;
  const message = 'has to be latitude,longitude,name, for example 37.7793,-122.4193,San Francisco';
  context.issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
});
