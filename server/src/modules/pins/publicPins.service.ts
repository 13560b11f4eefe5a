import type { ProfilePin } from '@liora/domain/contract/profiles';
import { PROFILE_PINS_COUNTED, PROFILE_PINS_PAGE } from '@liora/domain/limits';
import { pageFrom, readTimeCursor } from '../../db/newestFirst.ts';
import type { Caller } from '../../rpc/context.ts';
import { countPublicPins, publicPinsOf } from './publicPins.queries.ts';

/** A page of somebody's published pins that the caller may see, newest first. */
export async function listPinsOf({ deps, viewer }: Caller, userId: string, cursor: string | undefined) {
  const after = readTimeCursor(cursor);
  const found = await publicPinsOf(deps.db, viewer, userId, { after, limit: PROFILE_PINS_PAGE + 1 });
  const { page, nextCursor } = pageFrom(found, PROFILE_PINS_PAGE);
  const pins: ProfilePin[] = page.map(({ position: _position, ...pin }) => pin);
  return { pins, nextCursor };
}

export const countPinsOf = ({ deps, viewer }: Caller, userId: string): Promise<number> =>
  countPublicPins(deps.db, viewer, userId, PROFILE_PINS_COUNTED);
