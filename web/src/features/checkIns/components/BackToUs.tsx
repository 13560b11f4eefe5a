import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { checkInsText } from '../checkIns.text.ts';

/** Where its words say, from wherever the check-in was opened. */
export function BackToUs() {
  return (
    <Link to="/us" className={buttonClass({ variant: 'quiet', size: 'lg', wide: true })}>
      {checkInsText.back}
    </Link>
  );
}
