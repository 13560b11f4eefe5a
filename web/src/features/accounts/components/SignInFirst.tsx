import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState, type EmptyStateProps } from '../../../ui/EmptyState.tsx';

interface SignInFirstProps extends Pick<EmptyStateProps, 'title' | 'text' | 'headingLevel' | 'className'> {
  /** On the button. */
  label: string;
  /** Where they are led once they are signed in. */
  next: string;
}

/** In place of what is only there for somebody who is signed in. */
export function SignInFirst({ label, next, ...words }: SignInFirstProps) {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      action={
        <Link to="/auth" search={{ next }} className={buttonClass()}>
          {label}
        </Link>
      }
      {...words}
    />
  );
}
