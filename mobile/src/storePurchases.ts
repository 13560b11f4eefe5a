import type { NativePurchases } from '../../web/src/features/membership/nativePurchases.actions.ts';
import type { PurchasesPlugin } from './plugins.types.ts';
import { shellText } from './shell.text.ts';

interface Store<Package extends { packageType: string }> {
  plugin: PurchasesPlugin<Package>;
  /** RevenueCat's public key for this platform. */
  apiKey: string;
  /** Where the store shows people their subscriptions. */
  subscriptions: string;
  open: (address: string) => void;
  /** Something that is felt when a purchase went through. */
  confirm: () => Promise<void>;
}

/**
 * The web's purchases object, by RevenueCat. The customer is always the Liora account that pressed, so that the webhook finds
 * it; the device is never asked what was bought, because only the server knows that.
 */
export function storePurchases<Package extends { packageType: string }>({
  plugin,
  apiKey,
  subscriptions,
  open,
  confirm,
}: Store<Package>): NativePurchases {
  // Not before somebody presses: without an account RevenueCat would make up a customer of its own, and mix the two.
  const signIn = async (appUserID: string) => {
    const { isConfigured } = await plugin.isConfigured();
    if (!isConfigured) await plugin.configure({ apiKey, appUserID });
    await plugin.logIn({ appUserID });
  };
  return {
    purchase: async ({ app_user_id, package_type }) => {
      await signIn(app_user_id);
      const { current } = await plugin.getOfferings();
      const aPackage = current?.availablePackages.find(({ packageType }) => packageType === package_type);
      if (!aPackage) throw new Error(shellText.nothingToBuy);
      try {
        await plugin.purchasePackage({ aPackage });
      } catch (error) {
        if (isCancelled(error)) return 'cancelled';
        throw error;
      }
      await confirm().catch(() => undefined);
      return 'purchased';
    },
    // The only place that restores: done by itself it would move a purchase from one account to another.
    restore: async ({ app_user_id }) => {
      await signIn(app_user_id);
      await plugin.restorePurchases();
    },
    manage: async () => open(subscriptions),
  };
}

/** RevenueCat says so in either way, depending on the platform. */
const CANCELLED = '1';
function isCancelled(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return Reflect.get(error, 'userCancelled') === true || Reflect.get(error, 'code') === CANCELLED;
}
