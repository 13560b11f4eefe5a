import { expect, test } from 'vitest';
import { isIosBrowser } from './iosBrowser.ts';

test('RUL-87 iPhones and iPads are told from Macs and Android phones', () => {
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  expect(isIosBrowser({ userAgent: iphone, maxTouchPoints: 5 })).toBe(true);
  expect(isIosBrowser({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
  expect(isIosBrowser({ userAgent: mac, maxTouchPoints: 0 })).toBe(false);
  const android =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
  expect(isIosBrowser({ userAgent: android, maxTouchPoints: 5 })).toBe(false);
});
