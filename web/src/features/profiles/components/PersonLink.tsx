import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames.ts';

interface PersonLinkProps {
  userId: string;
  /** The reader: leads to their own profile. */
  isOwn?: boolean | undefined;
  className?: string;
  children: ReactNode;
}

/** Somebody's name wherever it stands, as the way to their profile. */
export function PersonLink({ userId, isOwn, className, children }: PersonLinkProps) {
  const look = classNames('underline-offset-3 hover:underline', className);
  if (isOwn)
    return (
      <Link to="/profile" className={look}>
        {children}
      </Link>
    );
  return (
    <Link to="/profile/$userId" params={{ userId }} className={look} preload={false}>
      {children}
    </Link>
  );
}
