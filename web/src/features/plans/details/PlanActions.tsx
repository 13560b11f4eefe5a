import type { PlanDetails } from '@liora/domain/contract/plans';
import { Bookmark, Map as MapIcon } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
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

/** Like, save and map. Visitors have nothing to like or save with (PCARD-02): they get the map alone. */
export function PlanActions({ plan, onMap }: PlanActionsProps) {
  const me = useMe();
  const { like, save } = useReactions();
  if (!me) {
    return onMap ? (
      <Button variant="quiet" wide icon={<MapIcon />} onClick={onMap}>
        {planText.map}
      </Button>
    ) : null;
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
      {onMap && (
        <IconButton variant="well" label={planText.map} className="plan-map-button" onClick={onMap}>
          <MapIcon />
        </IconButton>
      )}
    </div>
  );
}
