import { formatDate, readerZone } from '@liora/domain/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { orpc } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { searchInputOf } from '../../places/browse/searchInput.rules.ts';
import { PlaceHours } from '../../places/components/PlaceHours.tsx';
import type { PlaceSearch } from '../../places/placeSearch.rules.ts';
import { checkInsText } from '../checkIns.text.ts';
import { comingSaturday } from '../suggest.rules.ts';

const dayAndTime = (at: Date, timeZone: string) =>
  formatDate(at, { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone });

/** The first place that a wish leads to and that is open on Saturday evening, from where the reader is; nothing while none is known. */
export function SuggestedPlace({ search }: { search: PlaceSearch }) {
  const start = useOrigin();
  const now = useNow();
  const timeZone = start?.timeZone ?? readerZone();
  const at = comingSaturday(now, timeZone);
  const open = { ...search, open: at.toISOString() };
  const input = searchInputOf(open, { origin: start?.origin ?? UNKNOWN_ORIGIN, now, planned: at });
  const { data } = useQuery({
    ...orpc.places.search.queryOptions({ input: { ...input, limit: 1 } }),
    enabled: start !== null,
  });
  const [place] = data?.places ?? [];
  if (!place) return null;
  return (
    <Link
      to="/place/$id"
      params={{ id: place.id }}
      className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4"
    >
      <Cover
        ratio="1"
        className="rounded-[16px]"
        photo={place.photoUrl}
        art={<PlaceThumb place={place} size={132} />}
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-[650]">
          {checkInsText.suggested(place.name, dayAndTime(at, timeZone))}
        </p>
        <PlaceHours place={place} at={at} />
        {place.address && <p className="truncate text-small text-ink-2">{place.address}</p>}
      </div>
    </Link>
  );
}

/** Never asked about. */
const UNKNOWN_ORIGIN = { latitude: 0, longitude: 0 };
