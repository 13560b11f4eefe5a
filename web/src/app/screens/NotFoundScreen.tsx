import { Link } from '@tanstack/react-router';
import { Vignette } from '../../art/Vignette.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { appText } from '../app.text.ts';

/** Any address that leads nowhere, and anything that the caller may not know of (NAV-27). */
export function NotFoundScreen() {
  return (
    <div className="page">
      <EmptyState
        headingLevel={1}
        art={<Vignette kind="noResults" />}
        title={appText.notFoundTitle}
        text={appText.notFoundText}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {appText.goHome}
          </Link>
        }
      />
    </div>
  );
}
