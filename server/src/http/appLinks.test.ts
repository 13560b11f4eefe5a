import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { appLinksRoutes, opensLinks } from './appLinks.ts';

const CERTIFICATE = Array(32).fill('A7').join(':');
const APPLE = '/.well-known/apple-app-site-association';
const ANDROID = '/.well-known/assetlinks.json';
interface AppleDocument {
  applinks: {
    details: [{ appIDs: string[]; components: { '/': string; exclude?: boolean }[] }];
  };
}

const appsOf = (env: Record<string, string>) => readConfig(env, '/nowhere').apps;

test('DEEP-12 RUL-33 the files of app links come from the settings, with their type and without a redirect', async () => {
  const apps = appsOf({
    IOS_APPS: 'A1B2C3D4E5.app.liora',
    ANDROID_APP: 'app.liora',
    ANDROID_CERTIFICATES: CERTIFICATE,
  });
  expect(opensLinks(apps)).toBe(true);
  const routes = appLinksRoutes(apps);
  const apple = await routes.request(APPLE);
  expect([apple.status, apple.headers.get('content-type')]).toEqual([200, 'application/json']);
  const {
    applinks: {
      details: [detail],
    },
  } = (await apple.json()) as AppleDocument;
  expect(detail.appIDs).toEqual(['A1B2C3D4E5.app.liora']);
  const opens = (path: string) => {
    const matches = ({ '/': pattern }: { '/': string }) =>
      new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);
    const found = detail.components.find(matches);
    return found !== undefined && found.exclude !== true;
  };
  for (const path of [
    '/invite/abc',
    '/link/abc',
    '/liora/link/abc',
    '/place/x',
    '/plan/x',
    '/shared-memory/x',
  ])
    expect(opens(path), path).toBe(true);
  for (const path of ['/reset-password', '/verify', '/auth/link', '/confirm-email', '/take-back-email', '/'])
    expect(opens(path), path).toBe(false);
  const android = await routes.request(ANDROID);
  expect([android.status, android.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await android.json()).toMatchObject([
    { target: { package_name: 'app.liora', sha256_cert_fingerprints: [CERTIFICATE] } },
  ]);
});

test('without an app there are no such files, and none is a page of the web app', async () => {
  expect(opensLinks(appsOf({}))).toBe(false);
  const routes = appLinksRoutes(appsOf({}));
  for (const path of [APPLE, ANDROID]) expect((await routes.request(path)).status).toBe(404);
});

test.each([
  [{ IOS_APPS: 'app.liora' }, 'IOS_APPS has to be a list of apps'],
  [{ ANDROID_APP: 'liora' }, 'ANDROID_APP has to be a package name'],
  [{ ANDROID_APP: 'app.liora' }, 'belong together'],
  [{ ANDROID_CERTIFICATES: CERTIFICATE }, 'belong together'],
  [{ ANDROID_APP: 'app.liora', ANDROID_CERTIFICATES: 'A7:B8' }, 'SHA-256 fingerprints'],
])('%o is refused in words', (env, words) => {
  expect(() => appsOf(env as Record<string, string>)).toThrow(words);
});
