import { NATIVE_NAMES } from '../../web/src/lib/native/nativeNames.ts';

export interface ShellSettings {
  /** Where the server is, as an origin. */
  server: string;
  /** RevenueCat's public keys; a platform without one sells nothing. */
  keys: { android?: string; ios?: string };
  /** Which platforms can register for notices. */
  push: readonly Platform[];
}

type Platform = 'android' | 'ios';

export class SettingsError extends Error {}

const KEY = /^\w+$/;

function serverOrigin(given: string | undefined): string {
  const example = 'for example LIORA_SERVER=https://liora.example';
  if (!given) throw new SettingsError(`LIORA_SERVER is missing: where the app finds its server, ${example}.`);
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol !== 'https:')
    throw new SettingsError(`LIORA_SERVER has to be an address that begins with https://, ${example}.`);
  if (url.href !== `${url.origin}/`)
    throw new SettingsError(`LIORA_SERVER has to be the address alone, without a path, ${example}.`);
  return url.origin;
}

function publicKey(name: string, given: string | undefined): string | undefined {
  if (!given) return undefined;
  // RevenueCat's secret keys begin so; whatever is in the app can be read by anybody.
  if (given.startsWith('sk_'))
    throw new SettingsError(`${name} is a secret key: the app takes the public one.`);
  if (!KEY.test(given)) throw new SettingsError(`${name} is no key of RevenueCat.`);
  return given;
}

/** What `npm run mobile` is told by its environment, and whether Firebase's settings lie in the project for Android. */
export function shellSettings(env: Record<string, string | undefined>, hasFirebase: boolean): ShellSettings {
  return {
    // Without them Android ends the app that registers.
    push: hasFirebase ? ['android', 'ios'] : ['ios'],
    server: serverOrigin(env.LIORA_SERVER),
    keys: {
      android: publicKey('REVENUECAT_ANDROID_KEY', env.REVENUECAT_ANDROID_KEY),
      ios: publicKey('REVENUECAT_IOS_KEY', env.REVENUECAT_IOS_KEY),
    },
  };
}

/** Text before a mark that has to be there: a page without it would start as a browser's, and say nothing. */
function insertBefore(html: string, mark: string, text: string): string {
  if (!html.includes(mark))
    throw new Error(`The built page has no ${mark}: mobile/sync/shellPage.ts no longer fits it.`);
  return html.replace(mark, () => `${text}${mark}`);
}

/** The first page of the web build as the shell's: marked, told where the server is, and with the shell's script first. */
export function shellPage(html: string, { server, keys, push }: ShellSettings, script: string): string {
  const data = Object.entries({ ...keys, push: push.join(' ') }).flatMap(([name, value]) =>
    value ? [` data-${name}="${value}"`] : [],
  );
  const marked = insertBefore(html, ' lang="en"', ` ${NATIVE_NAMES.shellMarker}`);
  const named = insertBefore(marked, '<title>', `<meta name="liora-server" content="${server}" />\n    `);
  return insertBefore(
    named,
    '<script type="module"',
    `<script src="${script}"${data.join('')}></script>\n    `,
  );
}
