import { formatDate } from '@liora/domain/i18n/format';
import { clockTime } from '../when.rules.ts';
import styles from './timeTile.module.css';

interface TimeTileProps {
  /** Instant. */
  at: string;
  timeZone: string;
  /** The time of day stands below; without it the tile is smaller. */
  withTime?: boolean;
  /** It was proposed, and is asked to be another one. */
  struck?: boolean;
}

/** A day as a tile: 'Fri 24', with '7:00 PM' where the time matters. */
export function TimeTile({ at, timeZone, withTime = false, struck = false }: TimeTileProps) {
  const day = new Date(at);
  const Tag = struck ? 's' : 'span';
  return (
    <Tag className={styles.tile} data-time={withTime ? '' : undefined}>
      <span>{formatDate(day, { weekday: 'short', timeZone })}</span>
      <b>{formatDate(day, { day: 'numeric', timeZone })}</b>
      {withTime && <span>{clockTime(at, timeZone)}</span>}
    </Tag>
  );
}
