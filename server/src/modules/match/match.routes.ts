import { member } from '../../rpc/builders.ts';
import { startDeck } from './deal/start.service.ts';
import { currentDeck, getDeck } from './match.service.ts';
import { voteOn } from './vote/vote.service.ts';

export const matchRoutes = {
  current: member.match.current.handler(({ context }) => currentDeck(context)),
  deck: member.match.deck.handler(({ context, input }) => getDeck(context, input.id)),
  start: member.match.start.handler(({ context, input }) => startDeck(context, input)),
  vote: member.match.vote.handler(({ context, input }) => voteOn(context, input)),
};
