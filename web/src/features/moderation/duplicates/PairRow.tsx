import type { DuplicatePair } from '@liora/domain/contract/placeMerges';
import { Link } from '@tanstack/react-router';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { useRowLink } from '../work/useRowLink.ts';
import { pairKey } from './pair.rules.ts';
import { pairName, reasonWords, scoreWords } from './pairWords.rules.ts';

/** One pair: what the two are called, how alike they are, and why. */
export function PairRow({ pair, current }: { pair: DuplicatePair; current: boolean }) {
  const link = useRowLink(current);
  const [place] = pair.places;
  return (
    <li>
      <Link to="/admin/places" search={{ tab: 'duplicates', item: pairKey(pair) }} {...link}>
        <Cover
          ratio="1"
          photo={place.photoUrl}
          art={<PlaceThumb place={place} size={128} />}
          className="self-start"
        />
        <span className="min-w-0">
          <span className="line-clamp-2 text-label font-semibold wrap-anywhere">{pairName(pair)}</span>
          <span className="mt-0.5 block text-small text-ink-2">{scoreWords(pair)}</span>
          <span className="block text-small text-ink-2">{reasonWords(pair)}</span>
        </span>
      </Link>
    </li>
  );
}
