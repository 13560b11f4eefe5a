import { createHash } from 'node:crypto';

/**
 * A UUID (version 8) made from a name: plans and people of the demo city keep their ids in every clone, and so their
 * addresses and their covers, which are drawn from the id.
 */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(`liora demo city ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
