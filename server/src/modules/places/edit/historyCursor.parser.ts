import { UUID_PATTERN } from '../../../db/uuid.ts';

/** Kinds of what became of a place, in the order in which those of one moment are listed. */
const EVENT_KINDS = ['edit', 'proposal', 'merge'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Where a page of the history of a place ends. */
export interface EventPosition {
  /** In microseconds since 1970, exact. */
  position: string;
  kind: EventKind;
  id: string;
}

const CURSOR = new RegExp(`^(\\d{1,18})\\.(?:(edit|merge)\\.(\\d{1,15})|(proposal)\\.(${UUID_PATTERN}))$`);

/** Anything that is none of ours starts over rather than failing. */
export function readEventCursor(cursor: string | undefined): EventPosition | null {
  const [, position, numbered, number, proposal, uuid] = CURSOR.exec(cursor ?? '') ?? [];
  const kind = (numbered ?? proposal) as EventKind | undefined;
  const id = number ?? uuid;
  return position && kind && id ? { position, kind, id } : null;
}

export const writeEventCursor = ({ position, kind, id }: EventPosition): string =>
  `${position}.${kind}.${id}`;

/** Whether those of one moment come before or after each other by their kinds alone; 0: by their ids. */
export const byKind = (one: EventKind, other: EventKind): number =>
  EVENT_KINDS.indexOf(one) - EVENT_KINDS.indexOf(other);
