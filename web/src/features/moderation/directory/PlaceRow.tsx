import type { ListedPlace } from '@liora/domain/contract/placeEdits';
import { kindWords } from '@liora/domain/rules/kindWords';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { useRowLink } from '../work/useRowLink.ts';
import { confidenceWords, isDoubtful } from './confidence.rules.ts';
import { directoryText } from './directory.text.ts';
import { type DirectoryFilters, searchOf } from './directoryFilters.rules.ts';
import { dayWords, shortSource } from './sourceLine.rules.ts';

interface PlaceRowProps {
  place: ListedPlace;
  current: boolean;
  filters: DirectoryFilters;
}

/** One place: what it is, where, whose word it is and of when, and what it lacks. */
export function PlaceRow({ place, current, filters }: PlaceRowProps) {
  const link = useRowLink(current);
  const { id, name, category, photoUrl, locality, address, missing, locked, closed, confidence } = place;
  const where = [kindWords(place), locality ?? address].filter(Boolean).join(' · ');
  return (
    <li>
      <Link to="/admin/places" search={{ ...searchOf(filters), tab: 'all', item: id }} {...link}>
        <Cover
          ratio="1"
          photo={photoUrl}
          art={<PlaceThumb id={id} category={category} size={128} />}
          className="self-start"
        />
        <span className="min-w-0">
          <span className="line-clamp-2 text-label font-semibold wrap-anywhere">{name}</span>
          <span className="mt-0.5 block truncate text-small text-ink-2">{where}</span>
          <span className="block truncate text-small text-ink-2">
            {directoryText.dataOf(shortSource(place.source), dayWords(place.sourceDate))}
          </span>
          {(closed || confidence !== null || locked.length > 0 || missing.length > 0) && (
            <span className="mt-2 flex flex-wrap gap-1.5">
              {closed && <Badge kind="warn">{directoryText.closed}</Badge>}
              {confidence !== null && (
                <Badge kind={isDoubtful(confidence) ? 'warn' : 'soft'} icon={null}>
                  {confidenceWords(confidence)}
                </Badge>
              )}
              {locked.length > 0 && (
                <Badge kind="soft" icon={<Lock />}>
                  {directoryText.lockedFields(locked.length)}
                </Badge>
              )}
              {missing.map((fact) => (
                <Badge key={fact} kind="soft" icon={null}>
                  {directoryText.without[fact]}
                </Badge>
              ))}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
