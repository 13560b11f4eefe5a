import type { ListedPlace } from '@liora/domain/contract/placeEdits';
import { kindWords } from '@liora/domain/rules/kindWords';
import { Link } from '@tanstack/react-router';
import { Lock, MapPin } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import styles from '../frame/frame.module.css';
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
  const desktop = useIsDesktop();
  const props = { 'aria-current': current ? ('true' as const) : undefined };
  const { id, name, photoUrl, locality, address, missing, locked, closed } = place;
  const where = [kindWords(place), locality ?? address].filter(Boolean).join(' · ');
  return (
    <li>
      <Link
        to="/admin/places"
        search={{ ...searchOf(filters), tab: 'all', item: id }}
        replace={desktop}
        resetScroll={!desktop}
        activeProps={props}
        inactiveProps={props}
        className={styles.row}
      >
        <Picture photo={photoUrl} />
        <span className="min-w-0">
          <span className="line-clamp-2 text-label font-semibold wrap-anywhere">{name}</span>
          <span className="mt-0.5 block truncate text-small text-ink-2">{where}</span>
          <span className="block truncate text-small text-ink-2">
            {directoryText.dataOf(shortSource(place.source), dayWords(place.sourceDate))}
          </span>
          {(closed || locked.length > 0 || missing.length > 0) && (
            <span className="mt-2 flex flex-wrap gap-1.5">
              {closed && <Badge kind="warn">{directoryText.closed}</Badge>}
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

function Picture({ photo }: { photo: string | null }) {
  if (photo) return <Cover photo={photo} ratio="1" className="size-16" />;
  return (
    <span
      aria-hidden="true"
      className="grid size-16 place-content-center rounded-[14px] bg-sunken text-ink-2 *:size-6"
    >
      <MapPin />
    </span>
  );
}
