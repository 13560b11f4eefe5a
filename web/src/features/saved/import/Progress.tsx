import { Button } from '../../../ui/Button.tsx';
import styles from './import.module.css';
import { importText } from './import.text.ts';

interface ProgressProps {
  label: string;
  /** From 0 to 1; null while nobody knows. */
  share: number | null;
  onCancel: () => void;
}

/** How far it is, and the way to stop it. */
export function Progress({ label, share, onCancel }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <p className="font-semibold" role="status">
        {label}
      </p>
      <progress className={styles.bar} aria-label={label} {...(share !== null && { value: share })} />
      <Button variant="line" onClick={onCancel}>
        {importText.cancel}
      </Button>
    </div>
  );
}
