import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { platformText } from '../platform.text.ts';

/** An address that shows nothing: why, and the way home. */
export function NothingHere({ title, text }: { title: string; text: string }) {
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        headingLevel={1}
        art={<Vignette kind="noResults" />}
        title={title}
        text={text}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {platformText.goHome}
          </Link>
        }
      />
    </div>
  );
}
