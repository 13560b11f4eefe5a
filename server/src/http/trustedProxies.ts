import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Whose word about a client's address counts: so many proxies in a row, or those of these networks. */
export type TrustedProxies = { hops: number } | { networks: readonly Network[] };

const MOST_HOPS = 10;
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/** An address as proxies write it, bare or with a port; null for anything else. IPv4 inside IPv6 is IPv4. */
export function addressOf(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const entry = text.trim();
  const parts = WITH_PORT.exec(entry);
  const bare = parts?.[1] ?? parts?.[2] ?? entry;
  // Only the usual four numbers: other spellings of IPv4 (octal, hexadecimal, fewer parts) are nobody's.
  const valid = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return valid ? ipaddr.process(bare) : null;
}

export function isInNetworks(address: ipaddr.IPv4 | ipaddr.IPv6, networks: readonly Network[]): boolean {
  return networks.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}

function networkFrom(text: string): Network | null {
  const [plain = '', bits, ...more] = text.split('/');
  const address = addressOf(plain);
  if (!address || more.length > 0 || plain.includes('[')) return null;
  const most = address.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  return length >= 0 && length <= most ? [address, length] : null;
}

/**
 * The setting TRUST_PROXY: `off`, `on` (one proxy), the number of proxies, or their networks. Undefined when it is none of
 * these.
 */
export function readTrustedProxies(text: string): TrustedProxies | null | undefined {
  const value = text.trim().toLowerCase();
  if (value === '' || value === 'off') return null;
  if (value === 'on') return { hops: 1 };
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    return hops >= 1 && hops <= MOST_HOPS ? { hops } : undefined;
  }
  const networks = value.split(',').map((part) => networkFrom(part.trim()));
  return networks.every((network) => network !== null) ? { networks } : undefined;
}
