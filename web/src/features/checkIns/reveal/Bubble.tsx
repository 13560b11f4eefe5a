import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import styles from '../checkIns.module.css';

/** Somebody in a check-in, as they are called today. */
export interface Someone {
  username: string;
  profile_photo_url: string | null;
}

/** One answer, beside whoever gave it. */
export function Bubble({ who, written, children }: { who: Someone; written?: boolean; children: ReactNode }) {
  return (
    <div className={styles.said}>
      <Avatar name={who.username} photo={who.profile_photo_url} size={36} />
      <div className={styles.bubble}>
        <p className={written ? 'quote text-[1.0625rem]/6.25' : 'text-label font-semibold'}>{children}</p>
      </div>
    </div>
  );
}
