import type { MatchCard, MatchDeck } from '@liora/domain/contract/match';
import { useNavigate } from '@tanstack/react-router';
import { withOverlay } from '../../../lib/overlays.ts';
import { Button } from '../../../ui/Button.tsx';
import { usePartner } from '../../couples/usePartner.ts';
import { InviteButton } from '../../invitations/components/InviteButton.tsx';
import { matchText } from '../match.text.ts';
import { MatchFace } from './MatchFace.tsx';
import { StartDeck } from './StartDeck.tsx';

/** What both want, each a plan or an invitation in one tap. */
export function Matches({ deck }: { deck: MatchDeck }) {
  const matches = deck.matches ?? [];
  return (
    <div className="grid gap-8 pb-10">
      <div>
        <h2 className="t2">{matches.length > 0 ? matchText.both(matches.length) : matchText.nothing}</h2>
        {matches.length === 0 && <p className="mt-2 text-ink-2">{matchText.nothingText}</p>}
      </div>
      <ul className="grid gap-6 md:grid-cols-2">
        {matches.map((card) => (
          <li key={card.id} className="grid gap-3">
            <div className="aspect-[4/3] overflow-hidden rounded-[28px]">
              <MatchFace card={card} />
            </div>
            <Acts card={card} />
          </li>
        ))}
      </ul>
      <StartDeck label={matchText.newDeck} />
    </div>
  );
}

function Acts({ card }: { card: MatchCard }) {
  const navigate = useNavigate();
  const partner = usePartner();
  const plan = () =>
    card.kind === 'place'
      ? void navigate({
          to: '.',
          search: withOverlay({ create: true, with: card.place.id }),
          resetScroll: false,
        })
      : void navigate({ to: '/plan/$id', params: { id: card.plan.id } });
  const venue =
    card.kind === 'place'
      ? {
          kind: 'place' as const,
          id: card.place.id,
          name: card.place.name,
          category: card.place.category,
          photoUrl: card.place.photoUrl,
          timeZone: card.place.timeZone,
        }
      : {
          kind: 'plan' as const,
          id: card.plan.id,
          name: card.plan.title,
          theme: card.plan.theme,
          stops: card.plan.stops,
          timeZone: null,
        };
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={plan}>{matchText.makePlan}</Button>
      <InviteButton subject={{ venue, to: partner ?? null }} look={{ variant: 'quiet' }} />
    </div>
  );
}
