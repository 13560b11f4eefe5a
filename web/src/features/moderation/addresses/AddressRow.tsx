import type { UnplacedPin } from '@liora/domain/contract/unplacedPins';
import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { useNow } from '../../../lib/clock.ts';
import { reportAge } from '../queue/reportAge.rules.ts';
import { RowSign } from '../work/RowSign.tsx';
import { useRowLink } from '../work/useRowLink.ts';

/** A pin, its address, and how old it is. */
export function AddressRow({ pin, current }: { pin: UnplacedPin; current: boolean }) {
  const now = useNow();
  const link = useRowLink(current);
  const { id, title, address, created_at } = pin;
  return (
    <li>
      <Link to="/admin/places" search={{ tab: 'addresses', item: id }} {...link}>
        <RowSign>
          <MapPinOff />
        </RowSign>
        <span className="min-w-0 self-center">
          <span className="flex items-baseline gap-3">
            <span className="line-clamp-2 min-w-0 flex-1 text-label font-semibold wrap-anywhere">
              {title}
            </span>
            <time dateTime={created_at} className="text-small text-ink-2">
              {reportAge(created_at, now)}
            </time>
          </span>
          <span className="mt-0.5 line-clamp-2 text-small text-ink-2 wrap-anywhere">{address}</span>
        </span>
      </Link>
    </li>
  );
}
