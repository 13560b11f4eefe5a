import type { AppPlugin, PurchasesPlugin } from '../plugins.types.ts';

/** The storage of a web view; `written` is all that stands in it. */
export function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    get written() {
      return [...entries].flat().join(' ');
    },
  };
}

interface Start {
  /** The address that the app was started with. */
  launch?: string;
  /** What happened before anybody listened: it is told to the first who does. */
  retained?: string[];
}

/** Capacitor's App plugin without a phone. */
export function fakeApp({ launch, retained = [] }: Start) {
  let onOpen: (opened: { url: string }) => void = () => {};
  let onBack: (pressed: { canGoBack: boolean }) => void = () => {};
  const asked: string[] = [];
  const app = {
    asked,
    addListener: async (event: string, listener: never) => {
      asked.push(event);
      if (event === 'backButton') onBack = listener;
      else {
        onOpen = listener;
        for (const url of retained.splice(0)) onOpen({ url });
      }
    },
    getLaunchUrl: async () => {
      asked.push('launch');
      return launch === undefined ? undefined : { url: launch };
    },
    minimizeApp: async () => void asked.push('minimise'),
    open: (url: string) => onOpen({ url }),
    pressBack: (canGoBack: boolean) => onBack({ canGoBack }),
    /** Until everything that was asked so far has been answered. */
    answered: () => new Promise((resolve) => setImmediate(resolve)),
  };
  return app satisfies AppPlugin as typeof app & AppPlugin;
}

interface Shelf {
  packages?: string[] | null;
  /** What the store says to a purchase. */
  refusal?: object;
}

/** RevenueCat's plugin; `calls` is what it was asked, in order. */
export function fakePurchases({ packages = ['ANNUAL', 'MONTHLY'], refusal }: Shelf = {}) {
  const calls: string[] = [];
  let isConfigured = false;
  const plugin: PurchasesPlugin<{ packageType: string }> = {
    isConfigured: async () => ({ isConfigured }),
    configure: async ({ appUserID }) => {
      isConfigured = true;
      calls.push(`configure ${appUserID}`);
    },
    logIn: async ({ appUserID }) => calls.push(`logIn ${appUserID}`),
    getOfferings: async () => {
      const availablePackages = packages?.map((packageType) => ({ packageType }));
      return { current: availablePackages ? { availablePackages } : null };
    },
    purchasePackage: async ({ aPackage }) => {
      calls.push(`buy ${aPackage.packageType}`);
      if (refusal) throw refusal;
    },
    restorePurchases: async () => calls.push('restore'),
  };
  return { plugin, calls };
}
