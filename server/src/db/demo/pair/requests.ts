import { stableId } from '../stableId.ts';

/** The id of what one of the pair asks for once. */
export const requestId = (what: string): string => stableId(`pair request ${what}`);
