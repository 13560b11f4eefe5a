import type { Kit } from '../kit.ts';

/** Draws one picture; the numbers it takes from the kit, and their order, are part of its identity. */
export type Scene = (k: Kit) => string;
