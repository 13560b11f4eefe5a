import { Settings, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import styles from '../checkIns.module.css';
import { checkInsText } from '../checkIns.text.ts';

interface CheckInFrameProps {
  /** Of which day or week. */
  label?: string;
  onClose: () => void;
  /** Null where there is nothing to set yet. */
  onSettings: (() => void) | null;
  children: ReactNode;
  /** The buttons below. */
  acts?: ReactNode;
  /** They lie in a bar over what scrolls beneath. */
  docked?: boolean;
}

/** A check-in takes the whole screen: nothing else is going on. */
export function CheckInFrame({ label, onClose, onSettings, children, acts, docked }: CheckInFrameProps) {
  return (
    <div className={styles.frame}>
      <PageTitle>{checkInsText.title}</PageTitle>
      <header className={styles.top}>
        <IconButton label={checkInsText.close} onClick={onClose}>
          <X />
        </IconButton>
        <p className="text-label font-semibold">{label}</p>
        {onSettings && (
          <IconButton label={checkInsText.settings} onClick={onSettings}>
            <Settings />
          </IconButton>
        )}
      </header>
      {children}
      {acts && <div className={classNames(styles.dock, docked && styles.docked)}>{acts}</div>}
    </div>
  );
}
