import type { NativePurchases } from '../../web/src/features/membership/nativePurchases.actions.ts';
import { NATIVE_NAMES } from '../../web/src/lib/native/nativeNames.ts';
import { LINK_HANDOVER } from '../../web/src/lib/native/shellLinks.ts';
import { SHELL_PUSH } from '../../web/src/lib/native/shellPush.ts';
import type { ShellVersions } from '../../web/src/lib/native/shellVersions.ts';
import { handleBackButton } from './backButton.ts';
import { locateBy, permissionsBy, shareBy } from './browserParts.ts';
import { collectLinks } from './links.ts';
import { openPressedNotices, type PhonePush, shellPushBy } from './notices.ts';
import type { AppPlugin, GeolocationPlugin, SharePlugin } from './plugins.types.ts';

/** What this shell can do. Raised with it; pages that need more than an installed shell has say so (BAN-01, BAN-02). */
export const SHELL_VERSIONS: ShellVersions = { features: 2, paywall: 1 };

export interface Device {
  app: AppPlugin;
  share: SharePlugin;
  geolocation: GeolocationPlugin;
  /** Null where this build has no key for the platform's store. */
  purchases: NativePurchases | null;
  /** Null where this build has no settings for the platform's service. */
  push: PhonePush | null;
  /** Where the server is, as an origin. */
  server: string;
}

/** `window`, as far as the shell needs it. */
export interface ShellPage {
  navigator: Navigator;
  history: Pick<History, 'back'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  dispatchEvent: (event: Event) => boolean;
}

/** Everything by which the web app finds that it is inside the native app. Runs before the first line of it. */
export function startShell(device: Device, page: ShellPage): void {
  const { take, offer } = collectLinks(device.app, {
    storage: page.sessionStorage,
    announce: () => page.dispatchEvent(new Event(LINK_HANDOVER.event)),
  });
  const bridge = {
    [NATIVE_NAMES.featureVersion]: SHELL_VERSIONS.features,
    [NATIVE_NAMES.paywallVersion]: device.purchases ? SHELL_VERSIONS.paywall : 0,
    [LINK_HANDOVER.take]: take,
    ...(device.push && { [SHELL_PUSH]: shellPushBy(device.push, page.localStorage) }),
  };
  Object.assign(page, { [NATIVE_NAMES.messageBridge]: bridge });
  if (device.purchases) Object.assign(page, { [NATIVE_NAMES.purchases]: device.purchases });
  if (device.push) openPressedNotices(device.push.plugin, device.server, offer);
  handleBackButton(device.app, page.history);
  replaceBrowserParts(device, page.navigator);
}

function replaceBrowserParts({ share, geolocation }: Device, navigator: Navigator): void {
  const replace = (part: object, name: string, value: unknown) =>
    Object.defineProperty(part, name, { value, configurable: true });
  replace(navigator, 'share', shareBy(share));
  if (navigator.geolocation) replace(navigator.geolocation, 'getCurrentPosition', locateBy(geolocation));
  const { permissions } = navigator;
  if (permissions)
    replace(permissions, 'query', permissionsBy(geolocation, permissions.query.bind(permissions)));
}
