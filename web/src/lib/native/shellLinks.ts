import { NATIVE_NAMES } from './nativeNames.ts';

/**
 * How the native shell hands addresses over: it collects them at its bridge, and an event at `window` says that there are
 * some. Apart from the names by which the app is recognised, which every first visit loads.
 */
export const LINK_HANDOVER = { take: 'takeLinks', event: 'liora:links' } as const;

/** The addresses that wait, each of which is handed over once; none in a browser. */
export function takeShellLinks(globals: object): string[] {
  const bridge: unknown = Reflect.get(globals, NATIVE_NAMES.messageBridge);
  const take: unknown =
    typeof bridge === 'object' && bridge !== null ? Reflect.get(bridge, LINK_HANDOVER.take) : null;
  const addresses: unknown = typeof take === 'function' ? take.call(bridge) : null;
  return Array.isArray(addresses) ? addresses.filter((address) => typeof address === 'string') : [];
}
