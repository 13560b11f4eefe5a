import { Route } from 'lucide-react';
import { buttonClass } from '../../../../ui/buttonClass.ts';
import { categoryText } from '../browse.text.ts';
import { CreateLink } from './CreateLink.tsx';

/** A plan from what is here. */
export function StartPlan() {
  return (
    <CreateLink className={buttonClass({ variant: 'quiet', size: 'sm' })}>
      <Route aria-hidden="true" />
      {categoryText.startPlan}
    </CreateLink>
  );
}
