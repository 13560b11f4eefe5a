import { expect, test } from 'vitest';
import { isNativeApp, NATIVE_SIGNALS, type NativeHost } from './nativeSignals.ts';

const browser: NativeHost = {
  globals: { webkit: { messageHandlers: {} } },
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  protocol: 'https:',
  hasMarker: () => false,
};

test('RUL-88 a browser shows none of the six signals, also one with a web view of its own', () => {
  expect(Object.keys(NATIVE_SIGNALS)).toHaveLength(6);
  expect(isNativeApp(browser)).toBe(false);
});

test.each<[string, Partial<NativeHost>]>([
  ['DEEP-25 a native message bridge', { globals: { LioraBridge: { postMessage: () => {} } } }],
  ['DEEP-26 a mobile web-view bridge', { globals: { ReactNativeWebView: {} } }],
  ['DEEP-26 a web-view bridge of iOS', { globals: { webkit: { messageHandlers: { liora: {} } } } }],
  ['DEEP-27 a native purchases object', { globals: { LioraPurchases: {} } }],
  ['DEEP-28 a user agent that names the app', { userAgent: `${browser.userAgent} LioraApp/1.4` }],
  ['DEEP-28 a user agent that names its builder', { userAgent: 'Mozilla/5.0 liorabuilder' }],
  ['DEEP-29 an app-shell marker in the page', { hasMarker: (name) => name === 'data-liora-app' }],
  ["DEEP-30 the app's own scheme", { protocol: 'liora:' }],
])('%s suffices', (_signal, shown) => {
  expect(isNativeApp({ ...browser, ...shown })).toBe(true);
});
