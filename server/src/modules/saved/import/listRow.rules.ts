import { createHash } from 'node:crypto';
import type { ListedRow } from '@liora/domain/contract/savedImport';

/** About a metre: what formats round away makes no other place. */
const DIGITS = 5;

/** Which row it is, whatever file it stands in: its name, its address and its point. */
export function keyOf({ name, address, at }: Pick<ListedRow, 'name' | 'address' | 'at'>): string {
  const point = at ? [at.latitude.toFixed(DIGITS), at.longitude.toFixed(DIGITS)] : [];
  const said = [name.toLowerCase(), (address ?? '').toLowerCase(), ...point];
  return createHash('sha256').update(said.join('\n')).digest('base64url');
}
