import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { platformText } from '../platform.text.ts';

/** Any address that leads nowhere, and anything that the caller may not know of (NAV-27). */
export function NotFoundScreen() {
  return (
    <div className="page">
      <PageTitle>{platformText.notFoundTitle}</PageTitle>
      <EmptyState
        headingLevel={1}
        art={<Vignette kind="noResults" />}
        title={platformText.notFoundTitle}
        text={platformText.notFoundText}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {platformText.goHome}
          </Link>
        }
      />
    </div>
  );
}
