import type { PlanDetails } from '@liora/domain/contract/plans';
import { Link } from '@tanstack/react-router';
import { Bookmark, Map as MapIcon } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LikeButton } from '../../../ui/LikeButton.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { useReactions } from '../useReactions.ts';
import { planText } from './plan.text.ts';

interface PlanActionsProps {
  plan: PlanDetails;
  /** Absent when no stop has coordinates. */
  onMap?: () => void;
}

/** Like, save and map. Visitors have nothing to like or save with (PCARD-02): they are led to it, and back (FIX-66). */
export function PlanActions({ plan, onMap }: PlanActionsProps) {
  const me = useMe();
  const { like, save } = useReactions();
  if (!me) {
    return (
      <div className="flex gap-3">
        <Link to="/auth" search={{ next: `/plan/${plan.id}` }} className={buttonClass({}, 'flex-1')}>
          <Bookmark aria-hidden="true" />
          {planText.signInToSave}
        </Link>
        {onMap && <MapButton onMap={onMap} />}
      </div>
    );
  }
  return (
    <div className="plan-actions">
      <LikeButton
        variant="button"
        liked={plan.user_has_liked}
        count={plan.like_count}
        onClick={() => like(plan)}
      />
      <Button
        variant={plan.user_has_saved ? 'quiet' : 'primary'}
        aria-pressed={plan.user_has_saved}
        className="plan-save"
        icon={<Bookmark />}
        onClick={() => save(plan)}
      >
        {planText.save}
      </Button>
      {onMap && <MapButton onMap={onMap} />}
    </div>
  );
}

const MapButton = ({ onMap }: { onMap: () => void }) => (
  <IconButton variant="well" label={planText.map} className="plan-map-button" onClick={onMap}>
    <MapIcon />
  </IconButton>
);
