import type { DoJob } from '../../../queue/work.ts';
import { lookUpStored } from './lookUp.service.ts';

/**
 * Looks the address of one pin up. Safe to run twice: what has a point keeps it. While the geocoder cannot be reached the queue
 * tries again, and after that whoever looks at the pin.
 */
export const lookUpPin: DoJob<'pin-lookups'> = async (deps, { data }) => {
  const { reached } = await lookUpStored(deps, data.pinId);
  // Without the address, which is private.
  if (!reached) throw new Error('the geocoder could not be reached');
};
