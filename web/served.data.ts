/** What the server answers itself, beside the pages of the app: paths, and all below them. */
export const SERVED = [
  '/rpc',
  '/api',
  '/auth-api',
  '/map-tiles',
  '/photos',
  '/calendar',
  '/live',
  '/mailbox',
  '/unsubscribe',
  '/healthz',
  '/readyz',
];
