import { NATIVE_NAMES } from './nativeNames.ts';

/** Whole numbers, the first of which is 1. */
export interface ShellVersions {
  /** What its bridge can do; 0 of a shell that does not say. */
  features: number;
  /** Of the paywall that was built in; 0 of a shell that does not say, or has none. */
  paywall: number;
}

/** What the pages of this build need. A page that needs more of the shell raises them. */
export const NEEDED: ShellVersions = { features: 1, paywall: 1 };

/** What the shell says of itself, at the bridge through which it talks to the page (RUL-88). It grants nothing. */
export function shellVersions(globals: object): ShellVersions {
  const bridge: unknown = Reflect.get(globals, NATIVE_NAMES.messageBridge);
  const numberAt = (name: string): number => {
    const found: unknown = typeof bridge === 'object' && bridge !== null ? Reflect.get(bridge, name) : 0;
    return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : 0;
  };
  return {
    features: numberAt(NATIVE_NAMES.featureVersion),
    paywall: numberAt(NATIVE_NAMES.paywallVersion),
  };
}
