import type { MatchCard, MatchDeck } from '@liora/domain/contract/match';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { withOverlay } from '../../../lib/overlays.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { PairLights } from '../../checkIns/components/PairLights.tsx';
import { usePartner } from '../../couples/usePartner.ts';
import { InviteButton } from '../../invitations/components/InviteButton.tsx';
import { venueOf } from '../../invitations/compose/venue.rules.ts';
import { PlaceMeta } from '../../places/components/PlaceMeta.tsx';
import { plansText } from '../../plans/plans.text.ts';
import { SavePlaceAction } from '../../saved/components/SavePlaceAction.tsx';
import styles from '../match.module.css';
import { matchText } from '../match.text.ts';
import { MatchPicture, nameOf } from './MatchFace.tsx';
import { StartDeck } from './StartDeck.tsx';

/** What both want, one after the other: each a plan or an invitation in one tap. */
export function Matches({ deck }: { deck: MatchDeck }) {
  const matches = deck.matches ?? [];
  const [chosen, choose] = useState<string | null>(null);
  const card = matches.find(({ id }) => id === chosen) ?? matches[0];
  const name = useRef<HTMLParagraphElement>(null);
  // What was pressed has become what leads: the eye and the keys go there with it.
  useEffect(() => {
    if (chosen === null) return;
    scrollTo({ top: 0 });
    name.current?.focus({ preventScroll: true });
  }, [chosen]);
  if (!card)
    return (
      <EmptyState
        art={<Vignette kind="empty" />}
        title={matchText.nothing}
        text={matchText.nothingText}
        action={<StartDeck label={matchText.newDeck} />}
      />
    );
  return (
    <div className={styles.both}>
      <Window card={card} />
      <div className={styles.bothWords}>
        {matches.length > 1 && (
          <p className="text-small">{matchText.progress(matches.indexOf(card) + 1, matches.length)}</p>
        )}
        <h2 className="t1">{matchText.both}</h2>
        <p ref={name} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
          {nameOf(card)}
        </p>
        {card.kind === 'place' && <PlaceMeta place={card.place} />}
        {card.kind === 'plan' && <p className="text-small">{plansText.activities(card.plan.stops.length)}</p>}
        <Acts card={card} />
        <Others matches={matches.filter((one) => one !== card)} onChoose={choose} />
        <StartDeck label={matchText.newDeck} variant="text" />
      </div>
    </div>
  );
}

/** What it is, and the two who want it. */
function Window({ card }: { card: MatchCard }) {
  const me = useMe();
  const partner = usePartner();
  return (
    <div className={styles.window}>
      <MatchPicture card={card} className={styles.arch ?? ''} />
      {me && partner && (
        <span className={styles.windowLights}>
          <PairLights state="both" mine={me.username} theirs={partner.username} size={36} plain />
        </span>
      )}
    </div>
  );
}

interface OthersProps {
  matches: readonly MatchCard[];
  onChoose: (id: string) => void;
}

function Others({ matches, onChoose }: OthersProps) {
  return (
    <ul className={styles.others}>
      {matches.map((card) => (
        <li key={card.id}>
          <button type="button" onClick={() => onChoose(card.id)}>
            <MatchPicture card={card} className={styles.otherPicture ?? ''} />
            <span className="min-w-0 truncate text-small font-semibold">{nameOf(card)}</span>
          </button>
        </li>
      ))}
    </ul>
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
  return (
    <div className={styles.acts}>
      <Button wide onClick={plan}>
        {matchText.makePlan}
      </Button>
      <div className={styles.actsBeside}>
        <InviteButton
          subject={{ venue: venueOf(card), to: partner ?? null }}
          look={{ variant: 'quiet', wide: true }}
        />
        {card.kind === 'place' && (
          <SavePlaceAction id={card.place.id} name={card.place.name} look={{ wide: true }} quiet />
        )}
      </div>
    </div>
  );
}
