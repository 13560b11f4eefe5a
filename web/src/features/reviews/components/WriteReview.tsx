import type { Review } from '@liora/domain/contract/reviews';
import { Link, useLocation } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { type ButtonVariants, buttonClass } from '../../../ui/buttonClass.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { reviewsText } from '../reviews.text.ts';

interface WriteReviewProps {
  own: Review | null;
  onWrite: () => void;
  look?: ButtonVariants;
}

/** Visitors sign in first, and come back to where they were. */
export function WriteReview({ own, onWrite, look = { variant: 'quiet' } }: WriteReviewProps) {
  const me = useMe();
  const { pathname } = useLocation();
  if (me === undefined) return null;
  if (me === null)
    return (
      <Link to="/auth" search={{ next: pathname }} className={buttonClass(look)}>
        <Pencil aria-hidden="true" />
        {reviewsText.write}
      </Link>
    );
  return (
    <Button {...look} icon={<Pencil />} onClick={onWrite}>
      {own ? reviewsText.edit : reviewsText.write}
    </Button>
  );
}
