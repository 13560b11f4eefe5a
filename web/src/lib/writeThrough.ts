import { createStore } from '@tanstack/react-store';

/** What changes go through on their way to the server: `ask` sends them. */
export type WriteThrough = (
  path: readonly string[],
  input: unknown,
  ask: (input: unknown) => Promise<unknown>,
) => Promise<unknown>;

let through: WriteThrough | null = null;

/** From now on; null: nothing. Its code comes when somebody uses it (features/offline/outbox). */
export function setWriteThrough(next: WriteThrough | null): void {
  through = next;
}

export const writeThrough: WriteThrough = (path, input, ask) =>
  through ? through(path, input, ask) : ask(input);

/** It did not arrive: it waits on this device, its owner has been told, and it is sent with the next connection. */
export class WaitsForConnection extends Error {}

export const waits = (error: unknown): boolean => error instanceof WaitsForConnection;

/** How many changes wait on this device, and how many of them the server refused. */
export const waitingCounts = createStore({ waiting: 0, refused: 0 });
