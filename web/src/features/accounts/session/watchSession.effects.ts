import type { Me } from '@liora/domain/contract/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { errorCode, orpc } from '../../../lib/api.ts';
import { withStorage } from '../../../lib/browserStorage.ts';
import { forgetOn, forgetPersonalData } from '../../../lib/personalData.ts';
import { startQuery } from '../accounts.queries.ts';
import {
  announcedEvent,
  EVENT_KEY,
  SESSION_EFFECTS,
  type SessionEvent,
  sessionEvents,
} from './sessionEvents.store.ts';
import { keepSnapshot, parseSnapshot, SESSION_KEY } from './sessionSnapshot.store.ts';

/**
 * Keeps this tab in step with the session, from start to end of the app: acts on session events, lets go of everything
 * that belongs to who is no longer signed in, keeps the snapshot under liora.auth and follows other tabs through it.
 */
export function watchSession(queryClient: QueryClient): void {
  const { queryKey } = startQuery();
  const hash = JSON.stringify(queryKey);
  const signOuts = [orpc.accounts.signOut, orpc.accounts.signOutEverywhere, orpc.accounts.deleteAccount].map(
    (procedure) => JSON.stringify(procedure.key({ type: 'mutation' })),
  );
  const askAgain = askOnceIfRefused(queryClient);
  let known: Me | null | undefined;
  /** Whose session ran out in this tab, as long as nobody has signed in after them. */
  let gone: string | null = null;
  /** Somebody pressed 'Sign out' or deleted their account, here or in another tab; otherwise a session that is gone ended by itself. */
  let pressed = false;

  const hear = (answer: Me | null) => {
    const before = known === undefined ? seenBefore() : (known?.user_id ?? null);
    const events = sessionEvents(known, answer);
    known = answer;
    // The session is a cookie; the snapshot only makes things quicker.
    withStorage('localStorage', (storage) => keepSnapshot(storage, answer));
    if (before !== null && before !== answer?.user_id) {
      const isOut = pressed || answer !== null;
      forgetPersonalData(isOut ? 'signed out' : 'ran out', { isReplaced: answer !== null });
      gone = isOut ? null : before;
    }
    if (answer && gone !== null) {
      if (gone !== answer.user_id) forgetPersonalData('somebody else');
      gone = null;
    }
    pressed = false;
    for (const event of events) actOn(queryClient, event);
  };
  forgetOn(['signed out', 'ran out'], () => forgetAnswers(queryClient));
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return;
    if (JSON.stringify(query.queryKey) !== hash) {
      askAgain(query.state.error);
      return;
    }
    const answer = queryClient.getQueryData(queryKey)?.me;
    if (answer !== undefined && answer !== known) hear(answer);
  });
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated') return;
    const { status, error } = mutation.state;
    if (signOuts.includes(JSON.stringify(mutation.options.mutationKey))) {
      if (status === 'pending') pressed = true;
      // Nothing came of it: a session that ends later ends by itself.
      else if (status === 'error') pressed = false;
    }
    askAgain(error);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    const event = key === EVENT_KEY ? announcedEvent(newValue) : null;
    if (event) {
      actOn(queryClient, event);
      void queryClient.invalidateQueries({ queryKey });
    }
    if (key !== SESSION_KEY) return;
    const elsewhere = parseSnapshot(newValue, new Date())?.userId ?? null;
    if (elsewhere === (known?.user_id ?? null)) return;
    pressed = elsewhere === null;
    void queryClient.invalidateQueries({ queryKey });
  });
}

/** Carries out what an event means for this tab. */
function actOn(queryClient: QueryClient, event: SessionEvent): void {
  const effects = SESSION_EFFECTS[event];
  if (effects.forgetSearches) forgetPersonalData('signed in');
  if (effects.refetchVisible) void queryClient.invalidateQueries(exceptStart());
  if (effects.askWhoIsSignedIn) void queryClient.invalidateQueries({ queryKey: startQuery().queryKey });
}

/** What this tab alone knows has happened: acts on it, and tells the other tabs, which ask who is signed in. */
export function announce(queryClient: QueryClient, event: SessionEvent): void {
  actOn(queryClient, event);
  withStorage('localStorage', (storage) => {
    storage.setItem(EVENT_KEY, event);
    // Others have heard it by its being written; nothing is left behind.
    storage.removeItem(EVENT_KEY);
  });
}

/** What only the signed-in person can read; a test compares them with the contract. */
export const personalKeys = () =>
  [
    orpc.plans.saved,
    orpc.plans.mine,
    orpc.pins.mine,
    orpc.pins.get,
    orpc.saved,
    orpc.membership,
    orpc.safety.blocked,
    orpc.safety.ownReports,
    orpc.safety.ownDecision,
    orpc.safety.ownSuspension,
    orpc.safety.whoSees,
    orpc.places.searches,
    orpc.accounts.security,
    orpc.bucketLists,
    orpc.calendar,
    orpc.checkIns,
    orpc.couples,
    orpc.explore.forTwo,
    orpc.freeEvenings,
    orpc.match,
    orpc.memories,
    orpc.plans.shared,
    orpc.sharedMemories,
    orpc.surprises,
    orpc.invitations,
    orpc.notifications,
  ].map((part) => part.key());

/** Every answer goes, and what is on its way with it; what is on screen is asked for again, by nobody in particular. */
function forgetAnswers(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  // What only this person could read is not asked for again: nobody is signed in.
  for (const queryKey of personalKeys()) queryClient.removeQueries({ queryKey });
  void queryClient.resetQueries(exceptStart());
}

function exceptStart() {
  const hash = JSON.stringify(startQuery().queryKey);
  return { predicate: (query: { queryKey: unknown }) => JSON.stringify(query.queryKey) !== hash };
}

const OF_THE_SESSION: readonly unknown[] = ['UNAUTHENTICATED', 'SUSPENDED'];

/** A procedure said that there is no session any more, or none that may: ask once per such answer who is signed in. */
function askOnceIfRefused(queryClient: QueryClient): (error: unknown) => void {
  const refused = new WeakSet<object>();
  return (error) => {
    if (!(error instanceof Error) || !OF_THE_SESSION.includes(errorCode(error)) || refused.has(error)) return;
    refused.add(error);
    void queryClient.invalidateQueries({ queryKey: startQuery().queryKey });
  };
}

/** Who was signed in when this device last showed the app, whether or not that session is still good. */
function seenBefore(): string | null {
  const text = withStorage('localStorage', (storage) => storage.getItem(SESSION_KEY));
  return parseSnapshot(text, new Date(0))?.userId ?? null;
}
