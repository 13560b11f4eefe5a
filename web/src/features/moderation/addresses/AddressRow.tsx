import type { UnplacedPin } from '@liora/domain/contract/unplacedPins';
import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { RowHead } from '../work/RowHead.tsx';
import { RowSign } from '../work/RowSign.tsx';
import { useRowLink } from '../work/useRowLink.ts';

/** A pin, its address, and how old it is. */
export function AddressRow({ pin, current }: { pin: UnplacedPin; current: boolean }) {
  const link = useRowLink(current);
  const { id, title, address, created_at } = pin;
  return (
    <li>
      <Link to="/admin/places" search={{ tab: 'addresses', item: id }} {...link}>
        <RowSign>
          <MapPinOff />
        </RowSign>
        <span className="min-w-0 self-center">
          <RowHead title={title} since={created_at} />
          <span className="mt-0.5 line-clamp-2 text-small text-ink-2 wrap-anywhere">{address}</span>
        </span>
      </Link>
    </li>
  );
}
