import { CALLS_PER_MINUTE_ADDRESS, CALLS_PER_MINUTE_PERSON } from '@liora/domain/limits';
import type { RequestContext } from '../rpc/context.ts';
import { networkOf } from './networkOf.ts';

const BY_PERSON = { name: 'calls:person', max: CALLS_PER_MINUTE_PERSON, windowSeconds: 60 };
const BY_ADDRESS = { name: 'calls:address', max: CALLS_PER_MINUTE_ADDRESS, windowSeconds: 60 };

/**
 * Counts one call of a person, or of a visitor's network (RUL-117). Writes have stricter limits of their own besides,
 * which all nodes share.
 * @throws RATE_LIMITED
 */
export function limitCalls({
  deps,
  viewer,
  clientAddress,
}: Pick<RequestContext, 'deps' | 'viewer' | 'clientAddress'>): void {
  if (viewer) deps.readLimits.take(BY_PERSON, viewer.userId);
  else deps.readLimits.take(BY_ADDRESS, networkOf(clientAddress));
}
