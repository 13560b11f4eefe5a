import type { AnySecret } from '../secretKind.ts';
import { matchVotes } from './matchVotes.ts';
import { privatePlans } from './privatePlans.ts';

/** Every kind of thing that partners keep from each other. */
export const SECRETS: readonly AnySecret[] = [matchVotes, privatePlans];
