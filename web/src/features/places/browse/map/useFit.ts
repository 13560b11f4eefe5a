import type { SearchInput } from '@liora/domain/contract/places';
import { useState } from 'react';
import type { Bounds } from '../../../../map/mapTypes.ts';

/**
 * What the map fits. Once somebody has moved it, an answer to the same question that comes again or grows does not take
 * it back.
 * @param input the question; the same one is the same object
 * @param around what was found
 * @return `leave` is called when somebody has moved the map
 */
export function useFit(
  input: SearchInput | null,
  around: Bounds | null,
): { fit: Bounds | null; leave: () => void } {
  const [left, setLeft] = useState<{ input: SearchInput | null; fit: Bounds | null } | null>(null);
  const fit = left?.input === input ? left.fit : around;
  return { fit, leave: () => setLeft({ input, fit }) };
}
