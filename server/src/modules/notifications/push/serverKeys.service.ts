import type { Deps } from '../../../deps.ts';
import type { ServerKeys } from '../../../integrations/push/pusher.ts';
import { findServerKeys, storeServerKeys } from './serverKeys.queries.ts';
import { newServerKeys, openPrivateKey, sealPrivateKey } from './serverKeys.rules.ts';

type KeyDeps = Pick<Deps, 'config' | 'db' | 'now'>;

/**
 * The keys by which push services know this server: those of the settings, or a pair that was made once for the installation.
 * One that an other session secret has sealed cannot be opened; then another pair is made, and browsers subscribe anew.
 */
export async function serverKeys(deps: KeyDeps): Promise<ServerKeys> {
  const { config, db, now } = deps;
  if (config.push.keys) return config.push.keys;
  const found = await openedKeys(deps);
  if (found.keys) return found.keys;
  const made = newServerKeys();
  const stored = { public_key: made.publicKey, private_key: sealPrivateKey(made, config.sessionSecret) };
  await storeServerKeys(db, stored, found.unopened, now());
  // Whoever was first: everybody works with that pair.
  const { keys } = await openedKeys(deps);
  if (!keys) throw new Error('another node has another session secret: give all of them the same');
  return keys;
}

async function openedKeys({
  config,
  db,
}: KeyDeps): Promise<{ keys: ServerKeys | null; unopened: string | null }> {
  const stored = await findServerKeys(db);
  if (!stored) return { keys: null, unopened: null };
  const { public_key: publicKey, private_key } = stored;
  const privateKey = openPrivateKey(publicKey, private_key, config.sessionSecret);
  return privateKey === null
    ? { keys: null, unopened: publicKey }
    : { keys: { publicKey, privateKey }, unopened: null };
}
