import type { IncomingMessage } from 'node:http';
import type ipaddr from 'ipaddr.js';
import { networkOf } from '../rateLimits/networkOf.ts';
import { addressOf, isInNetworks, type TrustedProxies } from './trustedProxies.ts';

/** Proxies stand in front of each other by the handful; whoever sends more entries than this wants to keep us busy. */
const MOST_ENTRIES = 32;

/**
 * What limits count a client as: the network of its address (`networkOf`), never stored or logged. Behind trusted proxies
 * it is taken from X-Forwarded-For, read from its end: what a trusted proxy wrote itself counts, anything before that is
 * whatever the client claimed. An entry that is no address ends the reading.
 */
export function clientNetwork(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trustProxy }: { trustProxy: TrustedProxies | null },
): string {
  const sender = addressOf(request.socket.remoteAddress ?? '');
  const address = trustProxy && sender ? behind(trustProxy, sender, forwarded(request)) : sender;
  return address ? networkOf(address.toString()) : 'unknown';
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The entries from the last to the first: the nearest proxy's own comes first. */
function forwarded({ headers }: Pick<IncomingMessage, 'headers'>): string[] {
  const header = headers['x-forwarded-for'] ?? [];
  const entries = (Array.isArray(header) ? header.join(',') : header).split(',');
  return entries.slice(-MOST_ENTRIES).reverse();
}

function behind(trusted: TrustedProxies, sender: Address, entries: readonly string[]): Address {
  let client = sender;
  for (const [i, entry] of entries.entries()) {
    const mayHaveWritten = 'hops' in trusted ? i < trusted.hops : isInNetworks(client, trusted.networks);
    const address = mayHaveWritten ? addressOf(entry) : null;
    if (!address) return client;
    client = address;
  }
  return client;
}
