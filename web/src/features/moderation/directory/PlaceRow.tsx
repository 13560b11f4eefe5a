import type { ListedPlace } from '@liora/domain/contract/placeEdits';
import { kindWords } from '@liora/domain/rules/kindWords';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import type { PointedStore } from '../../../map/mapTypes.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { useRowLink } from '../work/useRowLink.ts';
import { confidenceWords, isDoubtful } from './confidence.rules.ts';
import { directoryText } from './directory.text.ts';
import { type DirectoryFilters, searchOf } from './directoryFilters.rules.ts';
import { dayWords, shortSource } from './sourceLine.rules.ts';

interface PlaceLinkProps {
  place: ListedPlace;
  /** It is read beside the list. */
  current: boolean;
  filters: DirectoryFilters;
}

interface PlaceRowProps extends PlaceLinkProps {
  /** Chosen on the map. */
  selected: boolean;
  pointed: PointedStore;
}

/** A place of the list: it and its dot on the map point to each other. */
export function PlaceRow({ selected, pointed, ...link }: PlaceRowProps) {
  const { id } = link.place;
  const isPointed = useSelector(pointed, (over) => over === id);
  const point = (over: string | null) => pointed.setState(() => over);
  return (
    <li
      data-place={id}
      data-pointed={isPointed || selected ? '' : undefined}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
    >
      <PlaceLink {...link}>
        <PlaceMarks place={link.place} />
      </PlaceLink>
    </li>
  );
}

/** What it is, where, whose word it is and of when. */
export function PlaceLink({ place, current, filters, children }: PlaceLinkProps & { children?: ReactNode }) {
  const link = useRowLink(current);
  const { id, name, photoUrl, locality, address } = place;
  const where = [kindWords(place), locality ?? address].filter(Boolean).join(' · ');
  return (
    <Link to="/admin/places" search={{ ...searchOf(filters), tab: 'all', item: id }} {...link}>
      <Cover
        ratio="1"
        photo={photoUrl}
        art={<PlaceThumb place={place} size={128} />}
        className="self-start"
      />
      <span className="min-w-0">
        <span className="line-clamp-2 text-label font-semibold wrap-anywhere">{name}</span>
        <span className="mt-0.5 block truncate text-small text-ink-2">{where}</span>
        <span className="block truncate text-small text-ink-2">
          {directoryText.dataOf(shortSource(place.source), dayWords(place.sourceDate))}
        </span>
        {children}
      </span>
    </Link>
  );
}

/** What became of it, how sure its source is, what people have set, and what it lacks. */
function PlaceMarks({ place: { closed, confidence, locked, missing } }: Pick<PlaceLinkProps, 'place'>) {
  if (!closed && confidence === null && locked.length === 0 && missing.length === 0) return null;
  return (
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
  );
}
