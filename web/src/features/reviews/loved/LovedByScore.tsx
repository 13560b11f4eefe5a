import type { LovedPlace } from '@liora/domain/contract/reviews';
import { LovedLead } from './LovedLead.tsx';
import { LovedRow, LovedScore } from './LovedRow.tsx';
import styles from './loved.module.css';

/** The best of them large, the others below or beside it. */
export function LovedByScore({ places, at }: { places: readonly LovedPlace[]; at: Date }) {
  const [lead, ...others] = places;
  return (
    <div className={styles.lovedList}>
      {lead && <LovedLead entry={lead} at={at} />}
      <ul className="lines">
        {others.map((entry) => (
          <li key={entry.place_id}>
            <LovedRow entry={entry} at={at} fact={<LovedScore entry={entry} />} />
          </li>
        ))}
      </ul>
    </div>
  );
}
