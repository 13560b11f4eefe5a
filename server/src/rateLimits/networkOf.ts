import ipaddr from 'ipaddr.js';

/**
 * What an address counts as in a limit: an IPv4 address itself, an IPv6 address by its /64 network, since one
 * household has 2^64 of those addresses. What is a network already, or no address at all, stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
