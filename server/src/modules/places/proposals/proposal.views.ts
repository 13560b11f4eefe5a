import type { PlaceProposal } from '@liora/domain/contract/placeFacts';
import type { PlaceFactsRow } from '../facts/facts.queries.ts';
import type { ProposalRow } from './proposals.queries.ts';

/** A proposal as admins see it; a place that no source has any more goes by its id. */
export function toProposal(row: ProposalRow, place: PlaceFactsRow | undefined): PlaceProposal {
  const { user_id, username, profile_photo_url } = row;
  return {
    id: row.id,
    place: { id: row.place_id, name: place?.name ?? row.place_id, address: place?.address ?? null },
    kind: row.kind,
    note: row.note,
    reporter: user_id && username ? { user_id, username, profile_photo_url } : null,
    created_at: row.created_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  };
}
