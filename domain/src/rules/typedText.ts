import { SEARCH_TYPED_MAX_CHARS } from '../limits.ts';

/** Half of what may be sent, in whole characters: one may take two. */
const MAX_CHARACTERS = SEARCH_TYPED_MAX_CHARS / 2;

/** What is sent of a typed text: a pasted page need not fill an address, and the search reads its beginning only. */
export const sentText = (typed: string): string => [...typed.trim()].slice(0, MAX_CHARACTERS).join('');
