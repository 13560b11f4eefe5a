import { formatTenths } from '@liora/domain/i18n/format';
import { burstRays, rayPath } from './sparkRays.ts';
import { uiText } from './ui.text.ts';

export interface SparkBurstProps {
  /** null draws the dark dial with 'New', or `none`. */
  score: number | null;
  none?: string;
  /** Pixels, 96 and up. */
  size?: number;
  /** A whole number, given as one. */
  whole?: boolean;
}

/** Forty finer rays around the number in Fraunces. */
export function SparkBurst({ score, size = 96, whole = false, none = uiText.sparkNew }: SparkBurstProps) {
  const number = score === null ? undefined : whole ? score.toFixed(0) : formatTenths(score);
  const fontSize = Math.max(19, size * (number === undefined ? 0.2 : 0.285));
  return (
    <span className="spark-burst">
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {burstRays(score ?? 0, size).map((ray) => (
          <path
            key={rayPath(ray)}
            d={rayPath(ray)}
            stroke={ray.on ? 'var(--spark-on)' : 'var(--spark-off)'}
            strokeWidth={ray.width}
          />
        ))}
      </svg>
      <b aria-hidden="true" style={{ fontSize }}>
        {number ?? none}
      </b>
      <span className="sr-only">{number === undefined ? none : uiText.sparkScore(number)}</span>
    </span>
  );
}
