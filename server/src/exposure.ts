import { isIPv4 } from 'node:net';
import type { TrustedProxies } from './http/trustedProxies.ts';

/** Whether an address or name means this machine alone. */
export function isLoopback(host: string): boolean {
  const plain = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return plain === 'localhost' || plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

interface Reach {
  host: string;
  publicUrl: string | undefined;
  trustProxy: TrustedProxies | null;
}

/**
 * Who is meant to reach this Liora, by its settings: only those at this machine, or others, too. A setting that speaks
 * of others is enough: an address of the network, a public address, a proxy.
 */
export function isOnlyForThisMachine({ host, publicUrl, trustProxy }: Reach): boolean {
  const announced = publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
  return isLoopback(host) && announced && !trustProxy;
}
