import type { Origin } from '@liora/domain/contract/common';
import type { LocatedAddress } from '@liora/domain/contract/pins';
import type { UnplacedPin } from '@liora/domain/contract/unplacedPins';
import { formatDate } from '@liora/domain/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { LoadingArea } from '../../../ui/LoadingArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { startQuery } from '../../accounts/accounts.queries.ts';
import { PersonLink } from '../../profiles/components/PersonLink.tsx';
import { PointField } from '../edit/PointField.tsx';
import { pointOf } from '../edit/placeDraft.rules.ts';
import { locatedOptions } from './addresses.queries.ts';
import { addressesText } from './addresses.text.ts';

interface AddressReadProps {
  pin: UnplacedPin;
  busy: boolean;
  failed: string | null;
  onSet: (at: Origin) => void;
}

/** What a pin says of where it is, where that is found now, and the point that it is given. */
export function AddressRead({ pin, ...rest }: AddressReadProps) {
  const { title, address, creator, looked_up_at } = pin;
  const located = useQuery(locatedOptions(address));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="t1 text-[2rem]/[1.15] wrap-anywhere md:text-[2.25rem]">{title}</h2>
      <p className="text-small text-ink-2">
        <PersonLink userId={creator.user_id} className="text-link">
          {addressesText.by(creator.username)}
        </PersonLink>
      </p>
      <div>
        <p className="max-w-170 text-label font-semibold wrap-anywhere">{address}</p>
        <p className="text-small text-ink-2">
          {looked_up_at
            ? addressesText.lookedUp(
                formatDate(new Date(looked_up_at), { dateStyle: 'medium', timeStyle: 'short' }),
              )
            : addressesText.notYet}
        </p>
      </div>
      {located.isError ? (
        <>
          <p className="flex flex-wrap items-center gap-2 text-small text-ink-2">
            {addressesText.lookUpFailed}
            <Button variant="text" size="sm" onClick={() => void located.refetch()}>
              {addressesText.again}
            </Button>
          </p>
          <ChoosePoint found={null} category={pin.category} {...rest} />
        </>
      ) : (
        <LoadingArea loading={!located.data} skeleton={<Skeleton height={120} />}>
          {located.data && <ChoosePoint found={located.data.found} category={pin.category} {...rest} />}
        </LoadingArea>
      )}
    </div>
  );
}

interface ChoosePointProps extends Omit<AddressReadProps, 'pin'> {
  found: LocatedAddress | null;
  category: string;
}

const isNear = ({ precision }: LocatedAddress) => precision === 'house' || precision === 'place';

function ChoosePoint({ found, category, busy, failed, onSet }: ChoosePointProps) {
  const area = useQuery(startQuery()).data?.defaultArea;
  const [point, setPoint] = useState<Origin | null>(
    found && { latitude: found.latitude, longitude: found.longitude },
  );
  const [text, setText] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const words = found ? (isNear(found) ? addressesText.found : addressesText.foundAbout)(found.label) : null;
  // Who types no point does not mean the one before any more.
  const isUnread = text !== null && pointOf(text) === undefined;
  const chosen = isUnread ? null : point;
  const missing = isUnread || (asked && !chosen) ? addressesText.needsPoint : undefined;
  return (
    <div className="grid max-w-170 gap-4">
      <p className="text-small text-ink-2 wrap-anywhere">{words ?? addressesText.notFound}</p>
      <div>
        <PointField
          value={point}
          text={text}
          category={category}
          error={missing}
          open={found ?? area}
          onText={setText}
          onChange={setPoint}
        />
      </div>
      <InlineError>{failed}</InlineError>
      <div>
        <Button
          icon={<Check />}
          busy={busy}
          onClick={() => {
            setAsked(true);
            if (chosen) onSet(chosen);
          }}
        >
          {addressesText.save}
        </Button>
      </div>
    </div>
  );
}
