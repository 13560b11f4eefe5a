import type { Settings } from './liora.ts';

/** What one attempt did and saw. */
export interface Attempt {
  tried: string;
  saw: string;
  held: boolean;
}

/** The checkout whose product is attacked, and how it is started. */
export interface Target {
  start(settings?: Settings): Promise<import('./liora.ts').Liora>;
}

export interface Attack {
  /** The finding that it repeats. */
  id: string;
  /** In a few words. */
  what: string;
  run(target: Target): Promise<Attempt[]>;
}
