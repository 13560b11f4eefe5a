import type { TriedPlace } from '@liora/domain/contract/searchMappings';
import { distanceLabel } from '@liora/domain/rules/distance';
import { kindWords } from '@liora/domain/rules/kindWords';
import { Link } from '@tanstack/react-router';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Move } from './tried.rules.ts';
import { wordsText } from './words.text.ts';

interface TriedRowProps {
  place: TriedPlace;
  /** From 1 on. */
  at: number;
  move: Move | null;
}

/** A place that the query finds: why it is there, and what became of it. */
export function TriedRow({ place, at, move }: TriedRowProps) {
  const { id, name, locality, miles, mapped_by } = place;
  const about = [kindWords(place), locality, miles === null ? null : distanceLabel(miles)].filter(
    (part) => part !== null,
  );
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span aria-hidden="true" className="w-6 shrink-0 text-end text-small text-ink-2 tabular-nums">
        {at}
      </span>
      <span className="w-11 shrink-0">
        <Cover ratio="1" photo={null} art={<PlaceThumb place={place} size={88} />} />
      </span>
      <span className="min-w-0 flex-1">
        <Link to="/place/$id" params={{ id }} className="block font-semibold wrap-anywhere" preload={false}>
          {name}
        </Link>
        <span className="block text-small text-ink-2">{about.join(', ')}</span>
        {mapped_by !== null && (
          <Badge kind="warn" className="mt-1 max-w-full">
            <span className="truncate">{wordsText.mappedBy(mapped_by)}</span>
          </Badge>
        )}
      </span>
      {move && <MoveMark move={move} />}
    </li>
  );
}

function MoveMark({ move }: { move: Move }) {
  if ('by' in move) return <Moved isUp={move.kind === 'up'} by={move.by} />;
  if (move.kind === 'new') return <Badge kind="ok">{wordsText.isNew}</Badge>;
  if (move.kind === 'stays') return null;
  return <span className="max-w-28 text-caption text-ink-2">{wordsText.leaves}</span>;
}

function Moved({ isUp, by }: { isUp: boolean; by: number }) {
  return (
    <span className="shrink-0 text-small text-ink-2 tabular-nums">
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'} {by}
      </span>
      <VisuallyHidden>{isUp ? wordsText.up(by) : wordsText.down(by)}</VisuallyHidden>
    </span>
  );
}
