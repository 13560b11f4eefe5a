import type { EitherPlace } from '@liora/domain/contract/sharedSaves';
import { SAVED_BY_EITHER_SHOWN } from '@liora/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { usePartner } from '../../couples/usePartner.ts';
import { PlaceCard } from '../../places/components/PlaceCard.tsx';
import { NewDot } from './NewDot.tsx';
import { eitherQuery } from './sharedSaves.queries.ts';
import { sharedSavesText } from './sharedSaves.text.ts';
import { useLookedAt } from './useLookedAt.ts';

/** 'Saved by either of you': the last places of both, each once, with who saved it. Nothing without a partner. */
export function SavedByEither() {
  const id = useId();
  const partner = usePartner();
  const shares = partner?.paused === false;
  const { data, isError } = useQuery({ ...eitherQuery(SAVED_BY_EITHER_SHOWN), enabled: shares });
  const lookAt = useLookedAt();
  if (!shares || (!data && !isError)) return null;
  return (
    <section aria-labelledby={id} className="mt-11 mb-6">
      <header className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={id} className="t2">
          {sharedSavesText.either}
        </h2>
        <Link to="/saved" search={{ tab: 'partner' }} className="more-link">
          {sharedSavesText.allOfThem}
        </Link>
      </header>
      {data?.places.length === 0 && <p className="text-ink-2">{sharedSavesText.eitherNothing}</p>}
      {isError && !data && <p className="text-ink-2">{sharedSavesText.eitherFailed}</p>}
      <ul className="scroller">
        {data?.places.map((one) => (
          <li key={one.id} ref={one.is_new ? lookAt(one.id) : undefined}>
            <PlaceCard place={one.place} light />
            <Savers one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Savers({ one: { saved_by, is_new } }: { one: EitherPlace }) {
  const me = useMe();
  const partner = usePartner();
  if (!me || !partner) return null;
  const people = [saved_by.includes('me') && me, saved_by.includes('partner') && partner].filter(
    (who) => who !== false,
  );
  const words =
    people.length > 1
      ? sharedSavesText.savedByBoth
      : saved_by[0] === 'me'
        ? sharedSavesText.savedByYou
        : sharedSavesText.savedBy(partner.username);
  return (
    <p className="mt-1 flex min-w-0 items-center gap-2 text-small text-ink-2">
      <span className="flex flex-none -space-x-2">
        {people.map((who) => (
          <Avatar key={who.user_id} name={who.username} photo={who.profile_photo_url} size={24} decorative />
        ))}
      </span>
      <span className="truncate">{words}</span>
      {is_new && <NewDot />}
    </p>
  );
}
