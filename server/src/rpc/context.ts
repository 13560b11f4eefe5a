import type { IncomingMessage } from 'node:http';
import type { Entitlement } from '@liora/domain/rules/membership';
import type { Deps } from '../deps.ts';

/** Who is calling, when signed in. */
export interface Viewer {
  userId: string;
  username: string;
  entitlement: Entitlement;
  /** User id of their partner while the two share; null without one, or while sharing is paused (RUL-46). */
  partnerId: string | null;
  /** Id of the link to that partner: what the two share carries it. Null whenever `partnerId` is. */
  linkId: string | null;
  /** By moderators: nothing is open to them but what is their account's own (rpc/builders.ts). */
  suspended: boolean;
}

/** Service functions take this: the tools and the caller. */
export interface Caller {
  deps: Deps;
  viewer: Viewer | null;
}
export interface SignedInCaller extends Caller {
  viewer: Viewer;
}

/** A signed-in caller whose network matters. */
export interface AddressedCaller extends SignedInCaller {
  /** What limits count the client as, a /64 for IPv6: never stored or logged in clear. */
  clientAddress: string;
}

/** What each request carries into its procedure. */
export interface RequestContext extends Caller {
  /** What limits count the client as, a /64 for IPv6 (http/clientAddress.ts): never stored or logged in clear. */
  clientAddress: string;
  request: IncomingMessage;
  requestHeaders: Headers;
  /** Headers of the reply: the session cookie goes here. */
  resHeaders?: Headers;
}
