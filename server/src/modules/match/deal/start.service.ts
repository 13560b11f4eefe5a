import { randomBytes } from 'node:crypto';
import type { Origin } from '@liora/domain/contract/common';
import type { MatchDeck } from '@liora/domain/contract/match';
import { DAY_MS, HOUR_SECONDS } from '@liora/domain/durations';
import { MATCH_REST_DAYS, MATCH_STARTS_PER_HOUR } from '@liora/domain/limits';
import { revealOf } from '@liora/domain/rules/matchDeck';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { Caller, SignedInCaller, Viewer } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockLinkShared } from '../../couples/joint/joint.service.ts';
import { partnerCaller } from '../../couples/joint/partnerViewer.service.ts';
import { closeDeckOf } from '../closing/closing.service.ts';
import { getDeck } from '../match.service.ts';
import { candidatesNear } from './candidates.service.ts';
import { dealtSince, deckOfRequest, insertDeck, insertHands, startedDeck } from './deal.queries.ts';
import { drawHands, FULL_DECK } from './drawHands.rules.ts';
import { withoutResting } from './resting.rules.ts';

const START_LIMIT = { name: 'match start', max: MATCH_STARTS_PER_HOUR, windowSeconds: HOUR_SECONDS };
const SEED_BYTES = 32;

export interface StartInput {
  request_id: string;
  origin: Origin;
  time_zone: string;
}

/**
 * Deals a deck for the caller and their partner, whoever of the two asks first; while one waits it is that one. `seed` is
 * drawn anew for every deck, and leaves the database with it.
 */
export async function startDeck(
  caller: SignedInCaller,
  input: StartInput,
  seed: Uint8Array = randomBytes(SEED_BYTES),
): Promise<{ deck: MatchDeck }> {
  const { deps, viewer } = caller;
  const { linkId } = viewer;
  if (linkId === null) throw new ProductError('NO_PARTNER');
  const asked = { userId: viewer.userId, linkId, requestId: input.request_id };
  const earlier = await deckOfRequest(deps.db, asked);
  if (earlier) return getDeck(caller, earlier);
  await takeFromLimit(deps, START_LIMIT, viewer.userId);
  const partner = await partnerCaller(caller);
  if (!partner) throw new ProductError('NO_PARTNER');
  await closeDeckOf(deps, linkId);
  const started = await startedDeck(deps.db, asked);
  const id =
    started ??
    (await deal(caller, partner, { ...input, linkId, seed })) ??
    (await startedDeck(deps.db, asked));
  if (!id) throw new ProductError('NO_PARTNER');
  return getDeck(caller, id);
}

interface Deal extends StartInput {
  linkId: string;
  seed: Uint8Array;
}

/** Null: the other one has started one meanwhile. */
async function deal(
  caller: SignedInCaller,
  partner: Caller & { viewer: Viewer },
  { linkId, seed, request_id, origin, time_zone }: Deal,
): Promise<string | null> {
  const { deps, viewer } = caller;
  const now = deps.now();
  const { cards, timeZone } = await candidatesNear(caller, partner, origin);
  const lately = await dealtSince(deps.db, linkId, new Date(now.getTime() - MATCH_REST_DAYS * DAY_MS));
  const hands = drawHands(seed, withoutResting(cards, lately, FULL_DECK));
  if (!hands) throw new ProductError('MATCH_FEW_CARDS');
  const zone = timeZone ?? time_zone;
  return deps.db.transaction().execute(async (trx) => {
    if ((await lockLinkShared(trx, viewer)) === null) throw new ProductError('NO_PARTNER');
    const deckId = await insertDeck(trx, {
      user_id: viewer.userId,
      link_id: linkId,
      seed,
      time_zone: zone,
      reveals_at: revealOf(now, zone),
      request_id,
      created_at: now,
    });
    if (deckId) await insertHands(trx, deckId, inOrder(viewer.userId, partner.viewer.userId), hands);
    return deckId;
  });
}

/** Who starts a deck does not decide which hand is whose. */
const inOrder = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one]);
