import type { PlaceProposal } from '@liora/domain/contract/placeFacts';
import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { RowHead } from '../work/RowHead.tsx';
import { RowSign } from '../work/RowSign.tsx';
import { useRowLink } from '../work/useRowLink.ts';
import { proposalsText } from './proposals.text.ts';

/** One proposal: which place, what is said of it, and how long it has waited. */
export function ProposalRow({ proposal, current }: { proposal: PlaceProposal; current: boolean }) {
  const link = useRowLink(current);
  const { id, place, kind, created_at } = proposal;
  return (
    <li>
      <Link to="/admin/places" search={{ item: id }} {...link}>
        <RowSign>
          <MapPin />
        </RowSign>
        <span className="min-w-0">
          <RowHead title={place.name} since={created_at} />
          <span className="mt-0.5 block truncate text-small text-ink-2">
            {place.address ?? proposalsText.missing}
          </span>
          <span className="mt-2 block">
            <Badge kind="warn">{proposalsText.kinds[kind]}</Badge>
          </span>
        </span>
      </Link>
    </li>
  );
}
