import type { ErrorCode } from '@liora/domain/errors';
import type { QueuedProcedure } from './queuedKinds.data.ts';

/** A tab that sends an action; `at` by the clock of this device, in milliseconds since 1970. */
export interface Lease {
  tab: string;
  at: number;
}

/** Why it was not carried out. */
export interface Refusal {
  /** Null: the server gave no reason that the product knows. WAITED: not sent, as it has waited for too long. */
  code: ErrorCode | 'WAITED' | null;
  /** What the server says of it, as how the thing stands now. */
  data: unknown;
}

/** Something that somebody did and that the server has not answered yet. */
export interface QueuedAction {
  /** The server carries it out once, however often it arrives. */
  request_id: string;
  /** Its place in the order in which they were done. */
  seq: number;
  procedure: QueuedProcedure;
  input: unknown;
  /** Actions of one thing arrive in their order, and a later one takes the place of one that was never sent. */
  thing: string;
  /** Of the plan or place, for the list; null: not known here. */
  name: string | null;
  /** Milliseconds since 1970. */
  queuedAt: number;
  /** It may have arrived, so that nothing takes its place before that is known. */
  wasSent: boolean;
  lease: Lease | null;
  refusal: Refusal | null;
}

export type NewAction = Omit<QueuedAction, 'seq' | 'lease' | 'refusal'>;

/** What became of an attempt. `later`: the server takes none of this procedure for so long. */
export type Outcome =
  | { kind: 'applied'; answer: unknown }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'later'; seconds: number }
  | { kind: 'unreached' }
  | { kind: 'signed out' };

/** Changes the queue of one person at once, whatever other tabs do; gives back what `work` gave. */
export type ChangeQueue = <Result>(
  work: (queue: readonly QueuedAction[]) => { queue: readonly QueuedAction[]; result: Result },
) => Promise<Result>;
