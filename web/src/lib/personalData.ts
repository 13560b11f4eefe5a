/**
 * When something that belongs to a person has to go: somebody signed in, signed out (or somebody else signed in), the
 * session ran out by itself, somebody else signed in after that, a membership began or ended, somebody was blocked, a partner
 * link began or ended. What waits for who comes back after their session ran out goes when that is somebody else; what is
 * stored under a person's id stays for them.
 */
export type Occasion =
  | 'signed in'
  | 'signed out'
  | 'ran out'
  | 'somebody else'
  | 'membership changed'
  | 'blocked'
  | 'partner changed';

/** What one person leaves on this device begins with this, and goes when they sign out … */
const OURS = 'liora.';
/** The session, which nothing but signing out touches. */
const SESSION = 'liora.auth';
/** The session of an app that comes from elsewhere (lib/server.ts). */
export const SESSION_TOKEN_KEY = 'liora.session';
/** … except what is the device's own: how it looks, what it was asked or told once, which session it last saw. */
const OF_THE_DEVICE = new Set([
  'liora.auth',
  'liora.theme',
  'liora.format',
  'liora.text-size',
  'liora.motion',
  'liora.location-prompted',
  'liora.location-toast-shown',
  'liora.install-hint',
  'liora.overrides-removed',
  'liora.old-cookies-expired',
]);

interface Keeper {
  occasions: readonly Occasion[];
  forget: () => void;
}

const keepers = new Set<Keeper>();

/**
 * The one owner of everything that belongs to a person. Whatever keeps such a thing outside the address and the screen
 * names the occasions at which it lets go of it; storage needs no name, it is emptied by its keys.
 */
export function forgetOn(occasions: readonly Occasion[], forget: () => void): () => void {
  const keeper = { occasions, forget };
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

/** Lets go of everything that this occasion ends. `isReplaced`: somebody else is signed in already, whose session stays. */
export function forgetPersonalData(occasion: Occasion, { isReplaced = false } = {}): void {
  for (const keeper of keepers) if (keeper.occasions.includes(occasion)) keeper.forget();
  const stays = (key: string) => OF_THE_DEVICE.has(key) || (isReplaced && key === SESSION_TOKEN_KEY);
  if (occasion === 'signed out') removeKeys((key) => key.startsWith(OURS) && !stays(key));
  // RUL-48: whatever names a partner, whoever wrote it.
  if (occasion === 'partner changed') removeKeys((key) => /partner/i.test(key) && !key.startsWith(SESSION));
}

function removeKeys(isGone: (key: string) => boolean): void {
  for (const storage of [localStorage, sessionStorage]) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && isGone(key)) storage.removeItem(key);
  }
}
