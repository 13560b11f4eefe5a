import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark } from '../../../ui/Mark.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Wordmark } from '../../../ui/Wordmark.tsx';
import styles from '../couples.module.css';

interface PartnerFrameProps {
  title: string;
  children: ReactNode;
  /** The buttons below. */
  acts?: ReactNode;
}

/** A screen of its own for one question: the mark above it, the answers below. */
export function PartnerFrame({ title, children, acts }: PartnerFrameProps) {
  return (
    <div className={styles.frame}>
      <PageTitle>{title}</PageTitle>
      <header>
        <Link to="/" className="flex min-h-11 items-center gap-2.5">
          <Mark size={28} />
          <Wordmark />
        </Link>
      </header>
      <div className={styles.panel}>
        <div className={styles.middle}>{children}</div>
        {acts && (
          <div className={styles.acts} data-acts-below="">
            {acts}
          </div>
        )}
      </div>
    </div>
  );
}
