import { ChevronDown } from 'lucide-react';
import { type PlannedTime, planFor, plannedInstant } from '../../../lib/plannedTime.ts';
import { exploreText } from '../explore.text.ts';
import { fromInput, LAST_INPUT, toInput } from '../wallInput.rules.ts';

const KINDS = ['tonight', 'weekend', 'picked'] as const;

/** Sets the time that all hours on screen are told for. The browser's own controls: light, and at home on every phone. */
export function WhenSwitch({ planned, timeZone }: { planned: PlannedTime; timeZone: string }) {
  const choose = (kind: string) => {
    if (kind === 'picked') planFor({ kind, at: plannedInstant(planned, new Date(), timeZone).toISOString() });
    else planFor({ kind: kind === 'weekend' ? 'weekend' : 'tonight' });
  };
  const pick = (at: Date | null) => at && planFor({ kind: 'picked', at: at.toISOString() });
  return (
    <span className="when">
      <span className="when-choice">
        <select
          aria-label={exploreText.when}
          value={planned.kind}
          onChange={(event) => choose(event.target.value)}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {exploreText.whenOptions[kind]}
            </option>
          ))}
        </select>
        <ChevronDown className="size-4" aria-hidden="true" />
      </span>
      {planned.kind === 'picked' && (
        <input
          key={timeZone}
          type="datetime-local"
          aria-label={exploreText.pickTime}
          max={LAST_INPUT}
          defaultValue={toInput(new Date(planned.at), timeZone)}
          onChange={({ target }) => pick(fromInput(target.value, timeZone))}
        />
      )}
    </span>
  );
}
