import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NATIVE_NAMES } from '../../web/src/lib/native/nativeNames.ts';
import { NOTICE_CHANNEL } from '../src/noticeChannel.ts';
import { shellPage, shellSettings } from './shellPage.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
const BUILT = read('web/index.html').replace('src="/src/app/main.tsx"', 'crossorigin src="/assets/app.js"');

test('GEN-02 RUL-88 DEEP-29 the shell’s page is marked, names the server, and runs the shell before the app', () => {
  const settings = {
    server: 'https://liora.example',
    keys: { android: 'goog_1', ios: undefined },
    push: ['ios'] as const,
  };
  const page = shellPage(BUILT, settings, '/nativeShell.js');
  expect(page).toContain(`<html ${NATIVE_NAMES.shellMarker} lang="en"`);
  expect(page).toContain('<meta name="liora-server" content="https://liora.example" />');
  expect(page).toContain('<script src="/nativeShell.js" data-android="goog_1" data-push="ios"></script>');
  expect(page.indexOf('/nativeShell.js')).toBeLessThan(page.indexOf('type="module"'));
  expect(page.replace(/\s/g, '')).toHaveLength(
    BUILT.replace(/\s/g, '').length +
      `${NATIVE_NAMES.shellMarker}<metaname="liora-server"content="https://liora.example"/><scriptsrc="/nativeShell.js"data-android="goog_1"data-push="ios"></script>`
        .length,
  );
});

test('a page that the shell does not know is refused', () => {
  const settings = { server: 'https://liora.example', keys: {}, push: [] };
  expect(() => shellPage('<html lang="en"><title>', settings, '/s.js')).toThrow('<script type="module"');
});

test('where the server is has to be said, by an address alone, over https', () => {
  expect(shellSettings({ LIORA_SERVER: 'https://liora.example/' }, false)).toEqual({
    server: 'https://liora.example',
    keys: { android: undefined, ios: undefined },
    push: ['ios'],
  });
  expect(() => shellSettings({}, false)).toThrow('LIORA_SERVER is missing');
  for (const wrong of ['liora.example', 'http://liora.example', 'javascript:1'])
    expect(() => shellSettings({ LIORA_SERVER: wrong }, false)).toThrow('https://');
  expect(() => shellSettings({ LIORA_SERVER: 'https://liora.example/app' }, false)).toThrow('without a path');
});

test('a secret key of RevenueCat does not come into the app', () => {
  const server = { LIORA_SERVER: 'https://liora.example' };
  expect(() => shellSettings({ ...server, REVENUECAT_IOS_KEY: 'sk_1' }, false)).toThrow('secret');
  expect(() => shellSettings({ ...server, REVENUECAT_ANDROID_KEY: '"><script>' }, false)).toThrow('no key');
  expect(shellSettings({ ...server, REVENUECAT_IOS_KEY: 'appl_1' }, false).keys.ios).toBe('appl_1');
});

test('NOTIF-06 Android registers for notices only where Firebase’s settings are: elsewhere it would end the app', () => {
  const { push } = shellSettings({ LIORA_SERVER: 'https://liora.example' }, true);
  expect(push).toEqual(['android', 'ios']);
  expect(read('mobile/android/app/build.gradle')).toContain("file('google-services.json')");
});

test('NOTIF-06 the channel of notices has one name in the manifest, the shell and the server', () => {
  expect(read('mobile/android/app/src/main/AndroidManifest.xml')).toMatch(
    new RegExp(`default_notification_channel_id"\\s+android:value="${NOTICE_CHANNEL}"`),
  );
  expect(read('server/src/integrations/push/fcm.ts')).toContain(`NOTICE_CHANNEL = '${NOTICE_CHANNEL}'`);
});

test('RUL-88 both projects carry the names by which the web knows the app, and one name of the app itself', () => {
  const config = JSON.parse(read('mobile/capacitor.config.json'));
  expect(config.appendUserAgent).toContain(NATIVE_NAMES.userAgent[0]);
  expect(config.server).toEqual({ hostname: 'localhost', androidScheme: 'https', iosScheme: 'capacitor' });
  const manifest = read('mobile/android/app/src/main/AndroidManifest.xml');
  expect(manifest).toContain(`android:scheme="${NATIVE_NAMES.scheme}"`);
  expect(read('mobile/ios/App/App/Info.plist')).toContain(`<string>${NATIVE_NAMES.scheme}</string>`);
  expect(read('mobile/android/app/build.gradle')).toContain(`applicationId "${config.appId}"`);
  const project = read('mobile/ios/App/App.xcodeproj/project.pbxproj');
  expect(project.match(/PRODUCT_BUNDLE_IDENTIFIER = (.*);/g)).toEqual(
    Array(2).fill(`PRODUCT_BUNDLE_IDENTIFIER = ${config.appId};`),
  );
});

test('DEEP-16 Android opens in the app what iOS is told to open', () => {
  const server = read('server/src/http/appLinks.ts');
  const opened = /OPENED = \[([^\]]*)\]/.exec(server)?.[1]?.match(/\/[\w/-]+/g) ?? [];
  const manifest = read('mobile/android/app/src/main/AndroidManifest.xml');
  const prefixes = [...manifest.matchAll(/android:pathPrefix="([^"]+)"/g)].map(([, prefix]) => prefix);
  expect(prefixes).toEqual(opened);
});
