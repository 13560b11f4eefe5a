import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Wordmark } from '../../../ui/Wordmark.tsx';
import styles from '../invitations.module.css';

/** The page around an invitation, under our name: many who open one have never been here. */
export function InvitationFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Link to="/" className={classNames(styles.brand, 'hit')}>
        <span className={styles.brandSmall}>
          <Mark size={22} />
        </span>
        <span className={styles.brandSmall}>
          <Wordmark size={20} />
        </span>
        <span className={styles.brandLarge}>
          <Mark size={30} />
          <Wordmark size={26} />
        </span>
      </Link>
      {children}
    </div>
  );
}
