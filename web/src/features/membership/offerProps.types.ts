import type { Membership } from '@liora/domain/contract/membership';

/** What the parts of the membership screen know and can do. */
export interface OfferProps {
  /** Null for visitors, and while it is not known. */
  membership: Membership | null;
  signedOut: boolean;
  busy: 'buy' | 'restore' | null;
  online: boolean;
  buy: () => void;
  restore: () => void;
}
