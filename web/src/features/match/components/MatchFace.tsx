import type { MatchCard } from '@liora/domain/contract/match';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Cover, type CoverProps } from '../../../ui/Cover.tsx';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { TagList } from '../../../ui/TagList.tsx';
import { PlaceMeta } from '../../places/components/PlaceMeta.tsx';
import { PlanCoverArt } from '../../plans/components/PlanCoverArt.tsx';
import { plansText } from '../../plans/plans.text.ts';
import styles from '../match.module.css';

const SIZE = { width: 420, height: 560 };
const TAGS = 2;

/** The face of a card: its cover, what it is, how far away and how good. */
export function MatchFace({ card }: { card: MatchCard }) {
  return (
    <MatchPicture card={card} className={styles.face ?? ''} shade>
      <div className={styles.faceWords}>
        <div className="flex items-baseline justify-between gap-3">
          <p className="min-w-0 text-2xl font-semibold wrap-anywhere">{nameOf(card)}</p>
          {card.kind === 'place' && card.place.sparkScore !== null && (
            <SparkScore score={card.place.sparkScore} />
          )}
        </div>
        {card.kind === 'place' ? (
          <>
            <PlaceMeta place={card.place} />
            <TagList tags={card.place.vibeTags} phone={TAGS} desktop={TAGS} />
          </>
        ) : (
          <>
            <p className="text-small">{plansText.activities(card.plan.stops.length)}</p>
            <TagList tags={card.plan.tags} phone={TAGS} desktop={TAGS} />
          </>
        )}
      </div>
    </MatchPicture>
  );
}

interface MatchPictureProps extends Pick<CoverProps, 'shade' | 'children'> {
  card: MatchCard;
  className: string;
}

/** The cover of what a card stands for. */
export function MatchPicture({ card, ...rest }: MatchPictureProps) {
  const photo = card.kind === 'place' ? card.place.photoUrl : null;
  return <Cover {...rest} loading="eager" photo={photo} art={<Art card={card} />} />;
}

function Art({ card }: { card: MatchCard }) {
  if (card.kind === 'plan') return <PlanCoverArt plan={card.plan} {...SIZE} first />;
  return <PlaceArt place={card.place} {...SIZE} first />;
}

export const nameOf = (card: MatchCard): string =>
  card.kind === 'place' ? card.place.name : card.plan.title;
