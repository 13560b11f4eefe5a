import { lookup as lookUp } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is one of the internet: not of this machine, its network, or anything between. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

type Addresses = { address: string; family: number }[];
export type FindAddresses = (host: string) => Promise<Addresses>;

const byName: FindAddresses = (host) => lookUp(host, { all: true });

/**
 * Finds the addresses of a host for the connection that is made then, and gives none that is not public: a name that leads to
 * this machine or its network, also from one moment to the next, reaches nothing.
 */
export function publicLookup(find: FindAddresses = byName, isAllowed = isPublicAddress): LookupFunction {
  return (host, options, done) => {
    find(host).then(
      (found) => {
        const allowed = found.filter(({ address }) => isAllowed(address));
        const [first] = allowed;
        if (!first) return done(Object.assign(new Error('no public address'), { code: 'ENOTPUBLIC' }), '');
        if (options.all) done(null, allowed);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };
}
