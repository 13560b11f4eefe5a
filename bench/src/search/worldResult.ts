import type { Completeness } from './completeness.ts';
import type { Freshness } from './freshness.ts';
import type { ClassResult } from './measure.ts';
import type { AgainstPeer } from './peerReport.ts';
import type { Strange } from './strange.ts';
import type { HttpResult } from './throughput.ts';
import type { WholeAnswer } from './wholeAnswer.ts';
import type { WorldSize } from './world.ts';

/** All that was measured in one world. */
export interface WorldResult {
  size: WorldSize;
  rounds: number;
  /** How it came to be: 'Built in 3.1 minutes'. */
  built: string;
  /** Average load of the machine over a minute, before and after. */
  load: { before: number; after: number };
  classes: ClassResult[];
  http: HttpResult[];
  wholeAnswers: WholeAnswer[];
  /** Null when it was not asked for. */
  besidePeer: AgainstPeer | null;
  completeness: Completeness;
  freshness: Freshness;
  strange: Strange[];
}
