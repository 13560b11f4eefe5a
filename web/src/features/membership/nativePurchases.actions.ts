import type { Membership } from '@liora/domain/contract/membership';

export interface NativeProduct {
  title: string;
  price: number;
  currency: string;
  package_type: string;
  /** The account's id: the store's customer has to carry it, so that the webhook finds the account. */
  app_user_id: string;
}

/**
 * What the native app puts at `window.LioraPurchases`. It talks to the store and to the billing provider; it grants
 * nothing: membership comes from the server alone (RUL-06, RUL-88). Rejects with a message for people when it fails.
 */
export interface NativePurchases {
  purchase: (product: NativeProduct) => Promise<'purchased' | 'cancelled'>;
  restore: (customer: { app_user_id: string }) => Promise<void>;
  /** Opens the store's own page of subscriptions. */
  manage?: () => Promise<void>;
}

declare global {
  interface Window {
    LioraPurchases?: unknown;
  }
}

/** The purchases object of the native app, or null in a browser and for anything that is not one. */
export function nativePurchases(
  host: { LioraPurchases?: unknown } | undefined = globalThis.window,
): NativePurchases | null {
  const found = host?.LioraPurchases;
  return isNativePurchases(found) ? found : null;
}

function isNativePurchases(value: unknown): value is NativePurchases {
  if (typeof value !== 'object' || value === null) return false;
  const isFunction = (name: string) => typeof Reflect.get(value, name) === 'function';
  return isFunction('purchase') && isFunction('restore') && (!('manage' in value) || isFunction('manage'));
}

export const nativeProduct = (product: Membership['product'], userId: string): NativeProduct => ({
  ...product,
  app_user_id: userId,
});
