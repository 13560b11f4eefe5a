import type { Sight } from '../src/content/contentKind.ts';
import type { SignedInCaller, Viewer } from '../src/rpc/context.ts';

export type State = Readonly<Record<string, boolean>>;

/** Things of one kind of content in every state, for the tests that go through all kinds. */
export interface Things {
  /** Every state that one can be in. */
  states: readonly State[];
  /** Stores one with this title; its id. */
  store: (owner: SignedInCaller, title: string, state: State) => Promise<string>;
  /** What the pure policy lets a viewer see of one by `owner`; `blocked`: they have blocked the owner. */
  sight: (state: State, owner: string, viewer: Viewer | null, blocked: boolean) => Sight;
}
