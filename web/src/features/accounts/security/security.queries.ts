import { orpc } from '../../../lib/api.ts';

/** How this person signs in, and where they are signed in. */
export const securityQuery = () => orpc.accounts.security.queryOptions({ staleTime: 0 });

export const SECURITY_KEY = () => orpc.accounts.security.key();
