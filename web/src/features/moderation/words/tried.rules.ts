import type { TriedPlace } from '@liora/domain/contract/searchMappings';

/** What became of a place: it is new on the page, it moved up or down by so many places, it left, or it stands where it stood. */
export type Move = { kind: 'new' | 'left' | 'stays' } | { kind: 'up' | 'down'; by: number };

/** `at`: where it stands in its list, from 1 on. */
export function moveOf({ other }: TriedPlace, at: number): Move {
  if (other === null) return { kind: 'new' };
  if (other === at) return { kind: 'stays' };
  return other > at ? { kind: 'up', by: other - at } : { kind: 'down', by: at - other };
}

/** In the list as it is nothing has moved yet: only what will be gone is told. */
export const leavingOf = ({ other }: TriedPlace): Move => ({ kind: other === null ? 'left' : 'stays' });
