import type { Surprise } from '@liora/domain/contract/surpriseFacts';
import type { SurpriseArea } from '@liora/domain/rules/surprises';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { surprisesText } from '../surprises.text.ts';
import { momentWords, windowWords } from '../surpriseWhen.rules.ts';

interface SurpriseFactsProps {
  surprise: Surprise;
  /** More facts, for the one who plans it. */
  children?: ReactNode;
}

/** What both read of a surprise: when, how far, what to wear, what opens when. */
export function SurpriseFacts({ surprise, children }: SurpriseFactsProps) {
  const { starts_at, ends_at, time_zone, dress, area_miles, is_called_off, is_over } = surprise;
  const now = useNow();
  return (
    <dl className="lines">
      <Fact name={surprisesText.when}>{windowWords(starts_at, ends_at, time_zone, now)}</Fact>
      <Fact name={surprisesText.where}>{surprisesText.area[area_miles as SurpriseArea]}</Fact>
      {dress && <Fact name={surprisesText.dress}>{dress}</Fact>}
      {!is_called_off && !is_over && (
        <Fact name={surprisesText.opens}>
          <Opens surprise={surprise} />
        </Fact>
      )}
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-3.5 md:grid-cols-[12rem_1fr]">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Opens({ surprise: { opens, time_zone } }: { surprise: Surprise }) {
  const now = useNow();
  return (
    <ul className="grid gap-1.5">
      {opens.map(({ what, at }) => (
        <li key={what}>
          <span className="font-semibold">{surprisesText.reveal[what]}</span>
          <span className="block text-small text-ink-2">
            {new Date(at) <= now
              ? surprisesText.openNow
              : surprisesText.opensAt(momentWords(at, time_zone, now))}
          </span>
        </li>
      ))}
    </ul>
  );
}
