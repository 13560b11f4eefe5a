import { formatNumber } from '@liora/domain/i18n/format';
import type { ReactNode } from 'react';
import styles from './picturePin.module.css';

/** A small print of what stands there, with how many it stands for. Decorative: the pin has its name. */
export function PicturePin({ picture, count }: { picture: ReactNode; count: number }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      <span className={styles.crop}>{picture}</span>
      {count > 1 && <span className={styles.count}>{formatNumber(count)}</span>}
    </span>
  );
}
