/** Set once this browser session has been cleaned. */
const SESSION_FLAG = 'liora.overrides-removed';
/** Set once this device has no old auth cookies left. */
const DEVICE_FLAG = 'liora.old-cookies-expired';
/** Never touched (RUL-99). */
const AUTH_KEY = 'liora.auth';

/** Two words that make a key an old override, in any order and style: forcePremium, PAYWALL-BYPASS, mock_entitlements. */
const OVERRIDES: [string, string][] = [
  ['force', 'premium'],
  ['paywall', 'bypass'],
  ['mock', 'entitlement'],
];
/** Cookies of sign-in systems before this one. */
const OLD_AUTH_COOKIE = /^(?:sb[-_.]|supabase[-_.])/i;

export interface CleanupPlaces {
  local: Storage;
  session: Storage;
  /** `document`, or anything with its cookie property. */
  cookies: { cookie: string };
}

/** Whether a storage key is an old override of the membership. */
export function isOldOverride(key: string): boolean {
  if (key === AUTH_KEY || key === SESSION_FLAG) return false;
  const plain = key.toLowerCase().replaceAll(/[^a-z]/g, '');
  return OVERRIDES.some((words) => words.every((word) => plain.includes(word)));
}

/** AUTH-23 once per browser session, AUTH-24 once per device. Does nothing where storage is forbidden. */
export function cleanUpOldSessions(places: CleanupPlaces): void {
  const { local, session, cookies } = places;
  if (session.getItem(SESSION_FLAG) === null) {
    for (const storage of [local, session]) removeOverrides(storage);
    session.setItem(SESSION_FLAG, '1');
  }
  if (local.getItem(DEVICE_FLAG) === null) {
    expireOldCookies(cookies);
    local.setItem(DEVICE_FLAG, '1');
  }
}

function removeOverrides(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && isOldOverride(key)) storage.removeItem(key);
}

function expireOldCookies(cookies: { cookie: string }): void {
  for (const pair of cookies.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (OLD_AUTH_COOKIE.test(name)) cookies.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
