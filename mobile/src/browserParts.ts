import type { GeolocationPlugin, SharePlugin } from './plugins.types.ts';

/*
 * Parts of the browser that web views lack, or ask for in the name of a page that nobody knows ('localhost'): the phone's own
 * stand in for them, so that the web app has one way for all.
 */

/** `navigator.share`. Closing the sheet is told as browsers do. */
export function shareBy(plugin: SharePlugin): Navigator['share'] {
  return async ({ title, text, url } = {}) => {
    try {
      await plugin.share({ title, text, url });
    } catch (error) {
      const isClosed = error instanceof Error && /cancel/i.test(error.message);
      throw isClosed ? new DOMException(error.message, 'AbortError') : error;
    }
  };
}

const DENIED = 1;
const UNAVAILABLE = 2;
const TIMEOUT = 3;
/** The plugin's codes that browsers tell apart. */
const CODES: Record<string, number> = {
  'OS-PLUG-GLOC-0003': DENIED,
  'OS-PLUG-GLOC-0010': TIMEOUT,
};

function positionError(error: unknown): GeolocationPositionError {
  const said = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  const code = CODES[String(said)] ?? UNAVAILABLE;
  const message = error instanceof Error ? error.message : '';
  return { code, message, PERMISSION_DENIED: DENIED, POSITION_UNAVAILABLE: UNAVAILABLE, TIMEOUT };
}

/** `navigator.geolocation.getCurrentPosition`: the app asks, in its own name. */
export function locateBy(plugin: GeolocationPlugin): Geolocation['getCurrentPosition'] {
  return (onPosition, onError, options) => {
    plugin.getCurrentPosition(options).then(
      (position) => onPosition(position as GeolocationPosition),
      (error) => onError?.(positionError(error)),
    );
  };
}

/** What `navigator.permissions` answers about geolocation; everything else is asked of the web view. */
export function permissionsBy(
  plugin: GeolocationPlugin,
  others: Permissions['query'],
): (asked: PermissionDescriptor) => Promise<Pick<PermissionStatus, 'state'>> {
  return async (asked) => {
    if (asked.name !== 'geolocation') return others(asked);
    const { location, coarseLocation } = await plugin.checkPermissions();
    if (location === 'granted' || coarseLocation === 'granted') return { state: 'granted' };
    return { state: location === 'denied' ? 'denied' : 'prompt' };
  };
}
