import type { PlanCard as Plan } from '@liora/domain/contract/planCards';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useFormat } from '../../../lib/ownFormat.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LikeButton } from '../../../ui/LikeButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { PersonLink } from '../../profiles/components/PersonLink.tsx';
import { planCardsText } from '../planCards.text.ts';
import { privateWords } from '../privateWords.rules.ts';
import { useReactions } from '../useReactions.ts';
import { PlanCoverArt } from './PlanCoverArt.tsx';
import { PlanLink } from './PlanLink.tsx';

interface PlanCardProps {
  plan: Plan;
  /** Shown to the creator in place of the like; asks before it deletes. */
  onDelete?: ((plan: Plan) => void) | undefined;
  /** The one control on the cover: among saved plans the bookmark, elsewhere the like. */
  toggle?: 'like' | 'save';
  headingLevel?: 2 | 3;
  /** Its cover leads the screen. */
  first?: boolean;
}

/** A plan in a grid or a row: its route, its like, its title, where, how many stops, by whom (PCARD-01 to PCARD-04). */
export const PlanCard = memo(function PlanCard(props: PlanCardProps) {
  useFormat();
  const { plan, onDelete, toggle = 'like', headingLevel = 3, first } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="plan-card">
      <Cover
        art={<PlanCoverArt plan={plan} inset={COVER_INSET} first={first} />}
        tl={<PlanBadges plan={plan} />}
        tr={<PlanControl plan={plan} onDelete={onDelete} toggle={toggle} />}
      />
      <div className="plan-card-body">
        <Heading className="t3 line-clamp-2">
          <PlanLink id={plan.id} className="plan-card-link">
            {plan.title}
          </PlanLink>
        </Heading>
        <p className="plan-card-meta">
          {plan.location_name && <span className="truncate">{plan.location_name}</span>}
          <span className="whitespace-nowrap">{planCardsText.stops(plan.stops.length)}</span>
        </p>
        <p className="plan-card-by">
          <PersonLink userId={plan.creator.user_id} isOwn={plan.is_own}>
            <Avatar
              name={plan.creator.username}
              photo={plan.creator.profile_photo_url}
              size={20}
              decorative
            />
            <span className="truncate">
              {plan.is_own ? planCardsText.you(plan.creator.username) : plan.creator.username}
            </span>
          </PersonLink>
        </p>
      </div>
    </article>
  );
});

/** The badge and the like lie over the top of the cover: no stop under them. */
const COVER_INSET = { t: 36 };

function PlanBadges({ plan }: { plan: Plan }) {
  return (
    <>
      {plan.is_prive && <Badge kind="prive">{planCardsText.prive}</Badge>}
      {plan.under_review && <Badge kind="warn">{planCardsText.underReview}</Badge>}
      {!plan.is_prive && !plan.is_public && !plan.under_review && (
        <Badge kind="yours">{privateWords(plan)}</Badge>
      )}
    </>
  );
}

/** Visitors get no like control (PCARD-02); a creator gets the bin instead (PCARD-03). */
function PlanControl({ plan, onDelete, toggle }: Pick<PlanCardProps, 'plan' | 'onDelete' | 'toggle'>) {
  const me = useMe();
  const { like, save } = useReactions();
  if (!me) return null;
  if (plan.is_own && onDelete) {
    return (
      <IconButton
        variant="float"
        label={planCardsText.deleteNamed(plan.title)}
        onClick={() => onDelete(plan)}
      >
        <Trash2 />
      </IconButton>
    );
  }
  if (toggle === 'save') {
    return <SaveButton saved={plan.user_has_saved} name={plan.title} onClick={() => save(plan)} />;
  }
  return <LikeButton liked={plan.user_has_liked} count={plan.like_count} onClick={() => like(plan)} />;
}
