import { createStore } from '@tanstack/react-store';
import { forgetOn } from '../../../lib/personalData.ts';
import type { Draft } from './reason.rules.ts';

interface Begun {
  /** User id. */
  owner: string | null;
  drafts: Readonly<Record<string, Draft>>;
}

const NONE: Begun = { owner: null, drafts: {} };

/** What a moderator has begun: it outlives a session that runs out while they write, and is nobody else's. */
export const begunDrafts = createStore<Begun>(NONE);
forgetOn(['signed out', 'somebody else'], () => begunDrafts.setState(() => NONE));
