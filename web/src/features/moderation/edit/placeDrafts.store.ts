import { createStore } from '@tanstack/react-store';
import { forgetOn } from '../../../lib/personalData.ts';
import type { PlaceDraft } from './placeDraft.rules.ts';

interface Begun {
  /** User id. */
  owner: string | null;
  /** By the id of the place. */
  drafts: Readonly<Record<string, PlaceDraft>>;
}

const NONE: Begun = { owner: null, drafts: {} };

/** What an admin has begun to change of places: it outlives looking at another one, in this tab, and is nobody else's. */
export const placeDrafts = createStore<Begun>(NONE);
forgetOn(['signed out', 'somebody else'], () => placeDrafts.setState(() => NONE));
