/** Where this tab stores the partner's link that was opened last (pendingLink.store.ts); every start looks there. */
export const PENDING_LINK_KEY = 'liora.partner-link';
