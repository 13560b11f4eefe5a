import type { AppPlugin, PurchasesPlugin, PushPlugin } from '../plugins.types.ts';

/** The storage of a web view; `written` is all that stands in it. */
export function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
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

interface Notifying {
  /** What the phone says before anybody is asked, and what the person then chooses. */
  receive?: string;
  choice?: string;
  /** What registering brings; null: nothing at all. */
  brings?: { value: string } | { error: string } | null;
  /** What happened before anybody listened. */
  retained?: Record<string, unknown>;
}

/** Capacitor's push plugin; `calls` is what it was asked, in order, `tell` what the phone says by itself. */
export function fakePush({ receive = 'prompt', choice = 'granted', brings, retained = {} }: Notifying = {}) {
  const calls: string[] = [];
  const listeners = new Map<string, (told: never) => void>();
  const tell = (event: string, told: unknown) => listeners.get(event)?.(told as never);
  const answer = brings === undefined ? { value: 'token-1' } : brings;
  const plugin: PushPlugin = {
    addListener: async (event: string, listener: (told: never) => void) => {
      listeners.set(event, listener);
      if (event in retained) tell(event, retained[event]);
    },
    checkPermissions: async () => ({ receive }),
    requestPermissions: async () => {
      calls.push('ask');
      receive = choice;
      return { receive };
    },
    createChannel: async ({ id }) => void calls.push(`channel ${id}`),
    // The answer comes after the call has ended.
    register: async () => {
      calls.push('register');
      if (answer) setTimeout(() => tell('value' in answer ? 'registration' : 'registrationError', answer));
    },
    unregister: async () => void calls.push('unregister'),
  };
  return { plugin, calls, tell };
}
