import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { withOverlay } from '../../../lib/overlays.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { usText } from './us.text.ts';

/** 'Plan an evening': a new plan over whatever screen. */
export function PlanEvening({ className }: { className?: string }) {
  return (
    <Link
      to="."
      search={withOverlay({ create: true })}
      resetScroll={false}
      className={buttonClass({}, className)}
    >
      <Sparkles aria-hidden="true" />
      {usText.planEvening}
    </Link>
  );
}
