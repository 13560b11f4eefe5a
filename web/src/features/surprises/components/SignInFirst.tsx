import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { surprisesText } from '../surprises.text.ts';

export function SignInFirst({ next }: { next: string }) {
  return (
    <div className="page">
      <PageTitle>{surprisesText.title}</PageTitle>
      <EmptyState
        art={<Vignette kind="empty" />}
        title={surprisesText.title}
        text={surprisesText.signInText}
        action={
          <Link to="/auth" search={{ next }} className={buttonClass({ variant: 'primary' })}>
            {surprisesText.signIn}
          </Link>
        }
      />
    </div>
  );
}
