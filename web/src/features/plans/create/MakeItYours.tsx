import { useNavigate } from '@tanstack/react-router';
import { CopyPlus, Map as MapIcon } from 'lucide-react';
import { withOverlay } from '../../../lib/overlays.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { planText } from '../details/plan.text.ts';

interface MakeItYoursProps {
  planId: string;
  /** Absent when no stop has coordinates. */
  onMap?: (() => void) | undefined;
}

/** What a saver can do with their copy of a plan that is no longer published: begin a plan of their own with it (RUL-116). */
export function MakeItYours({ planId, onMap }: MakeItYoursProps) {
  const navigate = useNavigate();
  const begin = () => void navigate({ to: '.', search: withOverlay({ edit: planId }), resetScroll: false });
  return (
    <div className="plan-actions">
      <Button variant="primary" className="col-span-2" icon={<CopyPlus />} onClick={begin}>
        {planText.makeItYours}
      </Button>
      {onMap && (
        <IconButton variant="well" label={planText.map} className="plan-map-button" onClick={onMap}>
          <MapIcon />
        </IconButton>
      )}
    </div>
  );
}
