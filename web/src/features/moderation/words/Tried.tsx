import type { TriedPlace } from '@liora/domain/contract/searchMappings';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { TriedRow } from './TriedRow.tsx';
import { leavingOf, type Move, moveOf } from './tried.rules.ts';
import { wordsText } from './words.text.ts';

interface TriedProps {
  answer: {
    before: TriedPlace[];
    after: TriedPlace[] | null;
    applies: boolean;
    touched: { mappings: { id: number; term: string }[]; count: number };
  };
  /** Of the mapping that is written; null while it is not stored. */
  id: number | null;
  /** Whether that was complete enough to be tried. */
  isWhole: boolean;
}

/** Both first pages beside each other: what is mapped, what is new and what has moved. */
export function Tried({ answer: { before, after, applies, touched }, id, isWhole }: TriedProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!isWhole && <p className="text-small text-ink-2">{wordsText.incomplete}</p>}
      {isWhole && after && !applies && <p className="text-small text-ink-2">{wordsText.appliesNot}</p>}
      <Touched touched={touched} but={id} />
      <LiveRegion>{after && wordsText.told(before.length, after.length)}</LiveRegion>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2">
        <Column
          title={wordsText.asItIs}
          places={before}
          moveAt={(place) => (after ? leavingOf(place) : null)}
        />
        {after && <Column title={wordsText.withThis} places={after} moveAt={moveOf} />}
      </div>
    </div>
  );
}

function Touched({ touched, but }: { touched: TriedProps['answer']['touched']; but: number | null }) {
  const others = touched.mappings.filter(({ id }) => id !== but);
  if (others.length === 0) return null;
  const count = touched.count - (touched.mappings.length - others.length);
  return (
    <p className="text-small text-ink-2">
      {wordsText.touches(count)}{' '}
      {others.map(({ id, term }) => (
        <Link
          key={id}
          to="/admin/places"
          search={{ tab: 'words', item: String(id) }}
          className="text-link me-3 wrap-anywhere"
        >
          {term}
        </Link>
      ))}
    </p>
  );
}

const FIRST = 10;

interface ColumnProps {
  title: string;
  places: readonly TriedPlace[];
  moveAt: (place: TriedPlace, at: number) => Move | null;
}

function Column({ title, places, moveAt }: ColumnProps) {
  const heading = useId();
  const [all, setAll] = useState(false);
  const shown = all ? places : places.slice(0, FIRST);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="t3 mb-1">
        {title}
      </h3>
      {places.length === 0 && <p className="text-ink-2">{wordsText.nothingFound}</p>}
      <ol className="lines">
        {shown.map((place, index) => (
          <TriedRow key={place.id} place={place} at={index + 1} move={moveAt(place, index + 1)} />
        ))}
      </ol>
      {shown.length < places.length && (
        <Button variant="line" size="sm" className="mt-3" onClick={() => setAll(true)}>
          {wordsText.showAll(places.length)}
        </Button>
      )}
    </section>
  );
}
