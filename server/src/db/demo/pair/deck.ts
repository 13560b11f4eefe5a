import type { MatchDeck } from '@liora/domain/contract/match';
import type { MatchVote } from '@liora/domain/rules/matchDeck';
import { startDeck } from '../../../modules/match/deal/start.service.ts';
import { getDeck } from '../../../modules/match/match.service.ts';
import { voteOn } from '../../../modules/match/vote/vote.service.ts';
import { CITY_ZONE } from './calendar.ts';
import type { At, Pair } from './people.ts';
import { requestId } from './requests.ts';

/** The middle of the city. */
const ORIGIN = { latitude: 37.7793, longitude: -122.4193 };

/**
 * What each said so far of the cards that both hold, in their order. One is wanted by both; of others one of the two has
 * said yes, and the other nothing yet.
 */
const VOTES: Readonly<Record<'nora' | 'hugo', readonly (MatchVote | null)[]>> = {
  nora: ['yes', 'yes', 'yes', 'no', 'no', null, 'yes'],
  hugo: ['yes', null, null, 'yes', null, 'yes', 'no'],
};

/** A deck for the weekend that is coming, dealt today and under way. */
export async function dealDeck({ nora, hugo, when }: Pair): Promise<void> {
  const { deck } = await startDeck(hugo(when.now), {
    request_id: requestId('deck'),
    origin: ORIGIN,
    time_zone: CITY_ZONE,
  });
  const { deck: hers } = await getDeck(nora(when.now), deck.id);
  const refs = new Set(hers.hand.map(refOf));
  const both = deck.hand.map(refOf).filter((ref) => refs.has(ref));
  await vote(nora, when.now, hers, both, VOTES.nora);
  await vote(hugo, when.now, deck, both, VOTES.hugo);
}

const refOf = ({ card }: MatchDeck['hand'][number]): string =>
  card.kind === 'place' ? card.place.id : card.plan.id;

async function vote(
  who: At,
  moment: Date,
  deck: MatchDeck,
  both: readonly string[],
  votes: readonly (MatchVote | null)[],
): Promise<void> {
  for (const held of deck.hand) {
    const wanted = votes[both.indexOf(refOf(held))];
    if (wanted) await voteOn(who(moment), { id: deck.id, card: held.card.id, vote: wanted, was: null });
  }
}
