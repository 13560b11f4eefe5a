import { DAY_MS } from '@liora/domain/durations';
import type { Db } from '../../../db/client.ts';
import { insertDeck, insertHands } from '../deal/deal.queries.ts';
import type { CardRef } from '../deal/drawHands.rules.ts';
import { handOf } from '../match.queries.ts';

/** A deck that waits, with these cards in both hands; its id, and the first card of the first hand. */
export async function storedDeck(
  db: Db,
  { linkId, people, at }: { linkId: string; people: readonly [string, string]; at: Date },
  cards: readonly CardRef[],
): Promise<{ id: string; card: string }> {
  const id = await insertDeck(db, {
    user_id: people[0],
    link_id: linkId,
    seed: new Uint8Array(32),
    time_zone: 'UTC',
    reveals_at: new Date(at.getTime() + DAY_MS),
    request_id: linkId,
    created_at: at,
  });
  if (!id) throw new Error('one waits already');
  await insertHands(db, id, people, [cards, cards]);
  return { id, card: (await handOf(db, id, people[0]))[0]?.id ?? '' };
}
