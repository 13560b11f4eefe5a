import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { planText } from './plan.text.ts';

/** No such plan, or not for this person: both look the same (RUL-91). */
export function PlanGone({ headingLevel }: { headingLevel: 1 | 2 }) {
  return (
    <div className="plan-failed">
      <EmptyState
        headingLevel={headingLevel}
        art={<Vignette kind="noResults" />}
        title={planText.goneTitle}
        text={planText.goneText}
        action={
          <Link to="/" className={buttonClass()}>
            {planText.goHome}
          </Link>
        }
      />
    </div>
  );
}
