import { MINUTE_MS } from '@liora/domain/durations';
import type { ErrorCode } from '@liora/domain/errors';
import { RECENT_CHANGES_MAX } from '@liora/domain/limits';
import { createStore } from '@tanstack/react-store';
import { errorCode } from '../../../lib/api.ts';
import { forgetOn } from '../../../lib/personalData.ts';
import { mayPass } from '../../../lib/retry.ts';
import { closeToast, type ToastOptions, toast, toastStore } from '../../../ui/toast.ts';

/** Something that was done in this tab and can still be taken back. */
export interface RecentChange {
  id: number;
  /** What was done. */
  what: string;
  /** To what, where `what` does not say it. */
  about: string | undefined;
  at: Date;
  /** From then on the server does not take it back any more, in milliseconds of the epoch. */
  until: number;
  /** It is being taken back. */
  undoing: boolean;
  undo: () => Promise<unknown>;
  /** Of the button of its toast. */
  onPress: () => void;
}

interface UndoOffer extends Omit<ToastOptions, 'action'> {
  /** On the button of the toast. */
  label: string;
  /** What the list says in place of the toast's title. */
  what?: string;
  about?: string | undefined;
  /** For how long the server takes it back, where that ends. */
  minutes?: number;
  /** Takes it back and tells of it. A failure that it has told of is thrown on. */
  undo: () => Promise<unknown>;
}

/** The newest first. In memory alone: what another tab did is taken back there. */
export const recentChanges = createStore<readonly RecentChange[]>([]);
// Names of a partner and of somebody who was blocked may stand in it.
const forgetAll = () => recentChanges.setState(() => []);
forgetOn(['signed out', 'somebody else', 'partner changed', 'blocked'], forgetAll);

/** Nobody has signed in since somebody signed out: what is answered now was still theirs. */
let hasLeft = false;
forgetOn(['signed out'], () => {
  hasLeft = true;
});
forgetOn(['signed in'], () => {
  if (hasLeft) forgetAll();
  hasLeft = false;
});

/** After these, too, another try may go well: somebody signs in again, makes room, or waits. */
const PASSING: readonly (ErrorCode | null)[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'SAVED_LIMIT'];

let count = 0;

/**
 * Tells by a toast what was done and offers to take it back; when the toast has left, the list of recent changes still
 * does. Answers its id there, for `takeBack`.
 */
export function offerUndo(title: string, offer: UndoOffer): number {
  const { label, what = title, about, minutes = Number.POSITIVE_INFINITY, undo, ...told } = offer;
  const id = ++count;
  const onPress = () => void takeBack(id);
  const at = new Date();
  const until = at.getTime() + minutes * MINUTE_MS;
  const change = { id, what, about, at, until, undoing: false, undo, onPress };
  recentChanges.setState((all) => [change, ...all].slice(0, RECENT_CHANGES_MAX));
  toast(title, { ...told, action: { label, onPress } });
  return id;
}

/** Takes it back, once however often it is asked to. What cannot be taken back any more leaves the list as well. */
export async function takeBack(id: number): Promise<void> {
  const change = recentChanges.state.find((one) => one.id === id);
  if (!change || change.undoing) return;
  setUndoing(id, true);
  if (toastStore.state?.action?.onPress === change.onPress) closeToast();
  try {
    await change.undo();
    forgetChanges([id]);
  } catch (error) {
    if (mayPass(error) || PASSING.includes(errorCode(error))) setUndoing(id, false);
    else forgetChanges([id]);
  }
}

const setUndoing = (id: number, undoing: boolean) =>
  recentChanges.setState((all) => all.map((one) => (one.id === id ? { ...one, undoing } : one)));

/** What they were made to is there no more. */
export const forgetChanges = (ids: readonly number[]): void =>
  recentChanges.setState((all) => all.filter(({ id }) => !ids.includes(id)));

/** The last one of these that can still be taken back. */
export function takeBackLast(ids: readonly number[]): void {
  const last = recentChanges.state.find(({ id }) => ids.includes(id));
  if (last) last.onPress();
}
