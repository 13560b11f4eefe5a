import { RETENTION, type RetentionCategory } from '@liora/domain/rules/retention';
import { retentionText } from '../retention.text.ts';

const CATEGORIES = Object.keys(RETENTION) as RetentionCategory[];

/** What is kept and for how long, from the rule that the server deletes by (POL-05 to POL-10). */
export function RetentionList() {
  return (
    <>
      <dl className="lines">
        {CATEGORIES.map((category) => (
          <div key={category} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-2">
            <dt className="text-label font-semibold">{retentionText.categories[category]}</dt>
            <dd className="text-small text-ink-2">{retentionText.periods[category]}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-small text-ink-2">{retentionText.lead}</p>
    </>
  );
}
