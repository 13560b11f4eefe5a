import { expect, test } from 'vitest';
import { cleanUpOldSessions, isOldOverride } from './startupCleanup.actions.ts';

/** Browser storage as Node has none: a map with the same face. */
class MemoryStorage implements Storage {
  readonly values = new Map<string, string>();
  constructor(keys: string[] = []) {
    for (const key of keys) this.values.set(key, 'true');
  }
  get length() {
    return this.values.size;
  }
  key = (index: number) => [...this.values.keys()][index] ?? null;
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
  clear = () => this.values.clear();
}

/** document.cookie: reads the pairs, takes one line at a time. */
function cookieJar(pairs: string[]) {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return pairs.join('; ');
    },
    set cookie(line: string) {
      written.push(line);
    },
  };
}

test.each([
  'forcePremium',
  'liora_force_premium',
  'FORCE-PREMIUM-MODE',
  'premium.forced',
  'paywallBypass',
  'bypass-paywall',
  'mock_entitlements',
  'liora:mockEntitlement',
])('RUL-99 %s is an old override', (key) => expect(isOldOverride(key)).toBe(true));

test.each(['liora.auth', 'liora.theme', 'premium', 'forceOfHabit', 'liora.location'])(
  'RUL-99 %s is left alone',
  (key) => expect(isOldOverride(key)).toBe(false),
);

test('AUTH-23 overrides leave both storages once per browser session, and nothing else does', () => {
  const local = new MemoryStorage(['forcePremium', 'liora.auth', 'mockEntitlements', 'liora.theme']);
  const session = new MemoryStorage(['paywall_bypass', 'draft']);
  cleanUpOldSessions({ local, session, cookies: cookieJar([]) });
  expect(local.getItem('liora.auth')).toBe('true');
  expect(local.getItem('liora.theme')).toBe('true');
  expect(session.getItem('draft')).toBe('true');
  expect([
    local.getItem('forcePremium'),
    local.getItem('mockEntitlements'),
    session.getItem('paywall_bypass'),
  ]).toEqual([null, null, null]);

  local.setItem('forcePremium', 'true');
  cleanUpOldSessions({ local, session, cookies: cookieJar([]) });
  expect(local.getItem('forcePremium')).toBe('true');
  cleanUpOldSessions({ local, session: new MemoryStorage(), cookies: cookieJar([]) });
  expect(local.getItem('forcePremium')).toBeNull();
});

test('AUTH-24 old auth cookies are expired once per device; ours and foreign ones stay', () => {
  const local = new MemoryStorage();
  const jar = cookieJar(['sb-abc-auth-token=x', 'supabase.auth.token=y', 'liora.auth.other=1', 'theme=dark']);
  cleanUpOldSessions({ local, session: new MemoryStorage(), cookies: jar });
  expect(jar.written).toEqual([
    'sb-abc-auth-token=; Path=/; Max-Age=0',
    'supabase.auth.token=; Path=/; Max-Age=0',
  ]);
  cleanUpOldSessions({ local, session: new MemoryStorage(), cookies: jar });
  expect(jar.written).toHaveLength(2);
});
