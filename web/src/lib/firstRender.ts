import type { Store } from '@tanstack/react-store';
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';

/**
 * What the server drew the first screen with, before it knew anything of the reader. The browser's first drawing takes the
 * same, so that it finds what is there; in the moment after it everything is the reader's own.
 */
export interface FirstRender {
  now: Date;
  /** Of the default area: where most visitors without a place of their own are. */
  timeZone: string;
  desktop: boolean;
}

let first: FirstRender = { now: new Date(), timeZone: 'UTC', desktop: false };

export const firstRender = (): FirstRender => first;

let takingOver = false;

/** Whether a screen that the document brought is being taken over: it stays where its reader has scrolled to. */
export const isTakingOver = (): boolean => takingOver;

export function drawFirstWith(given: FirstRender): void {
  first = given;
  takingOver = true;
}

let reportShown = () => {};

/** Resolves when the first screen is there, and whatever is pressed on it does something. */
export const screenShown = new Promise<void>((resolve) => {
  reportShown = () => {
    takingOver = false;
    resolve();
  };
});

/** For what fills the frame: screens, and what stands in their place. */
export function useReportShown(): void {
  useEffect(() => reportShown(), []);
}

/** Whether the screen is its reader's own by now: see HydrationProvider. */
export const HydratedContext = createContext(true);

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * False while the server draws, and in the browser until it has found what the server drew: also in a part whose code came
 * when the rest was taken over already.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(never, useContext(HydratedContext) ? yes : no, no);

/** The time zone that hours of the reader's own clock are told in; undefined: their own. */
export const useClockZone = (): string | undefined => (useHydrated() ? undefined : first.timeZone);

/**
 * What the device says, which changes when `subscribe` tells; `atFirst` is what the server drew with. Both give the same
 * value each time until it changes.
 */
export const useOwnSnapshot = <Value>(
  subscribe: (changed: () => void) => () => void,
  own: () => Value,
  atFirst: () => Value,
): Value => useSyncExternalStore(subscribe, useContext(HydratedContext) ? own : atFirst, atFirst);

/** What a store of the device holds; `atFirst` is what it holds where nobody has been yet. */
export function useOwn<Value>(store: Pick<Store<Value>, 'subscribe' | 'get'>, atFirst: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener).unsubscribe, [store]);
  return useOwnSnapshot(subscribe, () => store.get(), atFirst);
}
