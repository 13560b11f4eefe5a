import { NATIVE_NAMES } from './nativeNames.ts';

/** What is looked at; `browserHost` is the real one. */
export interface NativeHost {
  /** `window`. */
  globals: object;
  userAgent: string;
  /** Of the page's address, with its colon. */
  protocol: string;
  hasMarker: (attribute: string) => boolean;
}

type Signal = (host: NativeHost) => boolean;

const has = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Boolean(Reflect.get(value, name));

const at = (value: object, name: string): unknown => Reflect.get(value, name);

/** The six signals of the native app (DEEP-25 to DEEP-30). */
export const NATIVE_SIGNALS = {
  messageBridge: ({ globals }) => has(globals, NATIVE_NAMES.messageBridge),
  webViewBridge: ({ globals }) => {
    const webkit = at(globals, 'webkit');
    const handlers = typeof webkit === 'object' && webkit !== null ? at(webkit, 'messageHandlers') : null;
    return has(globals, NATIVE_NAMES.webViewBridge) || has(handlers, NATIVE_NAMES.webKitHandler);
  },
  purchases: ({ globals }) => has(globals, NATIVE_NAMES.purchases),
  userAgent: ({ userAgent }) =>
    NATIVE_NAMES.userAgent.some((word) => userAgent.toLowerCase().includes(word.toLowerCase())),
  shellMarker: ({ hasMarker }) => hasMarker(NATIVE_NAMES.shellMarker),
  scheme: ({ protocol }) => protocol === `${NATIVE_NAMES.scheme}:`,
} satisfies Record<string, Signal>;

/** Whether this page runs inside the native app: any of the six signals suffices (RUL-88). */
export function isNativeApp(host: NativeHost = browserHost()): boolean {
  return Object.values<Signal>(NATIVE_SIGNALS).some((signal) => signal(host));
}

function browserHost(): NativeHost {
  return {
    globals: window,
    userAgent: navigator.userAgent,
    protocol: location.protocol,
    hasMarker: (attribute) => document.documentElement.hasAttribute(attribute),
  };
}
