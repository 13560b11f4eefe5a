import { formatTenths } from '@liora/domain/i18n/format';
import type { CSSProperties } from 'react';
import { controlsText } from './controls.text.ts';
import { barSteps } from './sparkRays.ts';

export interface SparkBarsProps {
  /** Label and value from 0 to 10, e.g. Vibe, Quality, Experience. */
  items: readonly { label: string; value: number }[];
}

/** Ten-step bars with the number at the right. */
export function SparkBars({ items }: SparkBarsProps) {
  return (
    <dl className="spark-bars">
      {items.map(({ label, value }) => (
        <div key={label} className="spark-bar">
          <dt>{label}</dt>
          <dd>
            <span className="spark-ticks" aria-hidden="true">
              {barSteps(value).map((percent, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the ten steps never move
                <i key={step} style={{ '--lit': `${percent}%` } as CSSProperties} />
              ))}
            </span>
            <b aria-hidden="true">{formatTenths(value)}</b>
            <span className="sr-only">{controlsText.outOfTen(formatTenths(value))}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
