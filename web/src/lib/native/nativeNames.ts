/**
 * Everything by which the native app makes itself known, by name (RUL-88). The app's own code has to use the same names.
 * None of them grants a right: anybody can set them in a browser.
 */
export const NATIVE_NAMES = {
  /** The app's own address scheme. */
  scheme: 'liora',
  /** `window.LioraBridge`, to which messages to the app are posted. */
  messageBridge: 'LioraBridge',
  /** Whole numbers at the bridge: what it can do, and which paywall was built in (BAN-01, BAN-02). */
  featureVersion: 'featureVersion',
  paywallVersion: 'paywallVersion',
  /** What mobile web views put at `window`: React Native's, and `webkit.messageHandlers` of iOS with a handler of this name. */
  webViewBridge: 'ReactNativeWebView',
  webKitHandler: 'liora',
  /** `window.LioraPurchases`, which talks to the store. */
  purchases: 'LioraPurchases',
  /** Words of the user agent: the app, and what it is built with. */
  userAgent: ['LioraApp', 'LioraBuilder'],
  /** Attribute of the page's root element, written by the app's shell. */
  shellMarker: 'data-liora-app',
} as const;
