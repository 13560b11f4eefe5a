import type { PlaceProposal } from '@liora/domain/contract/placeFacts';
import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useNow } from '../../../lib/clock.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { reportAge } from '../queue/reportAge.rules.ts';
import { RowSign } from '../work/RowSign.tsx';
import { useRowLink } from '../work/useRowLink.ts';
import { proposalsText } from './proposals.text.ts';

/** One proposal: which place, what is said of it, and how long it has waited. */
export function ProposalRow({ proposal, current }: { proposal: PlaceProposal; current: boolean }) {
  const now = useNow();
  const link = useRowLink(current);
  const { id, place, kind, created_at } = proposal;
  return (
    <li>
      <Link to="/admin/places" search={{ item: id }} {...link}>
        <RowSign>
          <MapPin />
        </RowSign>
        <span className="min-w-0">
          <span className="flex items-baseline gap-3">
            <span className="line-clamp-2 min-w-0 flex-1 text-label font-semibold wrap-anywhere">
              {place.name}
            </span>
            <time dateTime={created_at} className="text-small text-ink-2">
              {reportAge(created_at, now)}
            </time>
          </span>
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
