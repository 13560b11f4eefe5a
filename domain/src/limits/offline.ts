// Without a connection
/** So many actions wait on a device; one more fails as it does without that. */
export const WAITING_ACTIONS_MAX = 500;
/** What waited for longer is sent when its owner says so again. */
export const WAITING_ACTION_DAYS = 14;
/** A request that comes again is known for so long: twice as long as one waits, whatever a device's clock says. */
export const APPLIED_REQUESTS_DAYS = 30;
/** A tab that has not said in this time what became of an action has left; longer than a call may take. */
export const SENDING_LEASE_MS = 30_000;
/** What the server cannot take now, and does not say when it can, is sent again after this. */
export const SEND_AGAIN_SECONDS = 5;
/** Pauses between attempts to reach a server that cannot be reached though the device has a network. */
export const REACH_AGAIN_MS = 15_000;
export const REACH_AGAIN_LONGEST_MS = 300_000;
