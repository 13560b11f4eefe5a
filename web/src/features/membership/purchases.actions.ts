import type { Membership } from '@liora/domain/contract/membership';
import { PRIVE_MONTHLY } from '@liora/domain/rules/membershipProduct';
import { errorCode } from '../../lib/api.ts';
import { type NativePurchases, nativeProduct } from './nativePurchases.actions.ts';

/** What became of an attempt. 'store later': nothing can be bought here yet. 'on its way': paid, not yet reported. */
export type Outcome =
  | { kind: 'done'; membership: Membership }
  | { kind: 'sign in' | 'store later' | 'cancelled' | 'on its way' | 'nothing found' }
  | { kind: 'failed'; message: string | null };

/** The outside world of a purchase. */
export interface Shop {
  /** Id of the signed-in account, null for a visitor; asked for where it is not known yet. */
  userId: () => Promise<string | null>;
  native: NativePurchases | null;
  server: {
    get: () => Promise<Membership>;
    purchase: () => Promise<Membership>;
    restore: () => Promise<{ restored: boolean; membership: Membership }>;
  };
  wait: (ms: number) => Promise<void>;
}

const POLL_MS = 2000;
const MOST_QUESTIONS = 6;
const MESSAGE_MAX_CHARS = 200;

/** Buys Privé: in the store where there is one, else the stub of a server in purchase mode (RUL-07). */
export async function buyPrive(shop: Shop): Promise<Outcome> {
  try {
    const userId = await shop.userId();
    if (userId === null) return { kind: 'sign in' };
    if (shop.native) return await buyInStore(shop, shop.native, userId);
    return { kind: 'done', membership: await shop.server.purchase() };
  } catch (error) {
    return refusal(error);
  }
}

/** The store has the money; the server hears of it from the billing provider a moment later. */
async function buyInStore(shop: Shop, native: NativePurchases, userId: string): Promise<Outcome> {
  const answer = await fromStore(native.purchase(nativeProduct(PRIVE_MONTHLY, userId)));
  if (answer === 'cancelled') return { kind: 'cancelled' };
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const membership = await shop.server.get().catch(() => null);
    if (membership?.member) return { kind: 'done', membership };
    await shop.wait(POLL_MS);
  }
  return { kind: 'on its way' };
}

/** Looks for what was bought before: the store tells the provider, and the server looks into its own record. */
export async function restorePrive(shop: Shop): Promise<Outcome> {
  try {
    const userId = await shop.userId();
    if (userId === null) return { kind: 'sign in' };
    await shop.native?.restore({ app_user_id: userId });
    const { restored, membership } = await shop.server.restore();
    if (restored) return { kind: 'done', membership };
    const later = !shop.native && membership.purchase_mode === 'off';
    return { kind: later ? 'store later' : 'nothing found' };
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): Outcome {
  const code = errorCode(error);
  if (code === 'UNAUTHENTICATED') return { kind: 'sign in' };
  if (code === 'PURCHASES_OFF') return { kind: 'store later' };
  return { kind: 'failed', message: storeMessage(error) };
}

/** What the store says about its failure, in its own words. */
class StoreFailure extends Error {}

async function fromStore<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    throw new StoreFailure(error instanceof Error ? error.message : '');
  }
}

/** RUL-74: the store's message, cut. What a browser says of a broken connection is not meant for people. */
function storeMessage(error: unknown): string | null {
  if (!(error instanceof StoreFailure)) return null;
  return error.message.trim().slice(0, MESSAGE_MAX_CHARS) || null;
}
