import type { SampledPlace } from '@liora/domain/contract/imports';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { importsText } from './imports.text.ts';
import { sampleOrder } from './sampleOrder.rules.ts';

const SHOWN = 4;
const LOOKS = { added: 'ok', changed: 'warn', closed: 'bad' } as const;

/** Some places of each kind of change, four at a time. */
export function ImportSample({ sample }: { sample: readonly SampledPlace[] }) {
  const [first, setFirst] = useState(0);
  const shown = sampleOrder(sample).slice(first, first + SHOWN);
  if (sample.length === 0) return <p className="text-ink-2">{importsText.noSample}</p>;
  const next = first + SHOWN < sample.length ? first + SHOWN : 0;
  return (
    <section>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="t3 flex-1" aria-live="polite">
          {importsText.sample(first + 1, first + shown.length, sample.length)}
        </h3>
        {sample.length > SHOWN && (
          <Button variant="text" size="sm" onClick={() => setFirst(next)}>
            {importsText.more}
          </Button>
        )}
      </div>
      <ul className="lines">
        {shown.map((place) => (
          <li key={`${place.kind} ${place.name} ${place.address}`} className="flex items-start gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{place.name}</p>
              <Facts place={place} />
            </div>
            <Badge kind={LOOKS[place.kind]}>{importsText.kinds[place.kind]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ place: { kind, address, category, fields } }: { place: SampledPlace }) {
  if (kind !== 'changed')
    return (
      <p className="text-small text-ink-2 wrap-anywhere">
        {[address, category].filter((fact) => fact !== null).join(', ')}
      </p>
    );
  if (fields.length === 0) return <p className="text-small text-ink-2">{importsText.otherFacts}</p>;
  return (
    <ul className="text-small text-ink-2">
      {fields.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          {importsText.fields[field]} <del>{before ?? importsText.none}</del>{' '}
          <ins className="font-semibold text-ink no-underline">{after ?? importsText.none}</ins>
        </li>
      ))}
    </ul>
  );
}
