import type { CorrectedFacts, PlaceProposal } from '@liora/domain/contract/placeFacts';
import { PLACE_PROPOSALS_PAGE_SIZE } from '@liora/domain/limits';
import { recordAction } from '../../../audit/recordAction.ts';
import type { Db } from '../../../db/client.ts';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { type EditedRow, editedPlace } from '../edit/edit.queries.ts';
import { valuesOfFields } from '../edit/fields.rules.ts';
import { REPORTED_FIELDS } from '../edit/reportedFields.data.ts';
import { placesById } from '../facts/facts.queries.ts';
import { correctionOf } from './correction.rules.ts';
import { toProposal } from './proposal.views.ts';
import {
  type Changed,
  correctPlace,
  decideWaiting,
  lockProposal,
  type ProposalState,
  takeCorrectionBack,
  waitingProposals,
} from './proposals.queries.ts';

/** What people say is wrong and nobody has decided yet, oldest first. */
export async function listProposals(
  { deps }: SignedInCaller,
  cursor: string | undefined,
): Promise<{ proposals: PlaceProposal[]; nextCursor: string | null }> {
  const last = readTimeCursor(cursor);
  const found = await waitingProposals(deps.db, { last, limit: PLACE_PROPOSALS_PAGE_SIZE + 1 });
  const { page, nextCursor } = pageFrom(found, PLACE_PROPOSALS_PAGE_SIZE);
  const places = await placesById(
    deps.db,
    page.map(({ place_id }) => place_id),
  );
  const byId = new Map(places.map((place) => [place.asked, place]));
  return { proposals: page.map((row) => toProposal(row, byId.get(row.place_id))), nextCursor };
}

/**
 * Accepts what people say into the correction overlay, or dismisses it; either answers all that wait of this place and kind, in
 * one transaction. Throws NOT_FOUND, also when it was decided otherwise, and DETAILS_REQUIRED.
 */
export async function decideProposal(
  { deps, viewer }: SignedInCaller,
  input: CorrectedFacts & { id: string; decision: 'accept' | 'dismiss'; reason: string },
) {
  const { id, decision, reason, ...facts } = input;
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const proposal = await lockProposal(trx, id);
    if (!proposal) throw new ProductError('NOT_FOUND');
    if (proposal.decision === decision) return;
    if (proposal.decision) throw new ProductError('NOT_FOUND');
    const by = { userId: viewer.userId, now };
    const changed = decision === 'accept' ? await accept(trx, proposal, facts, by) : null;
    await decideWaiting(trx, proposal, { decision, reason, by: viewer.userId, now, changed });
    await recordAction(trx, {
      at: now,
      adminId: viewer.userId,
      action: `place.${decision}`,
      subject: { type: 'place', id: proposal.place_id },
      reason,
      details: { kind: proposal.kind },
    });
  });
  return {};
}

/** How the fields that it is about read before and after; null where no source has a record of the place. */
async function accept(
  trx: Db,
  proposal: ProposalState,
  facts: CorrectedFacts,
  by: { userId: string; now: Date },
): Promise<Changed | null> {
  const place = await editedPlace(trx, proposal.place_id);
  await correct(trx, proposal, facts, { ...by, place });
  const changed = await editedPlace(trx, proposal.place_id);
  const read = ({ shown }: EditedRow) => valuesOfFields(REPORTED_FIELDS[proposal.kind], shown);
  return place && changed && { before: read(place), after: read(changed) };
}

async function correct(
  trx: Db,
  { place_id, kind }: ProposalState,
  facts: CorrectedFacts,
  by: { userId: string; now: Date; place: EditedRow | null },
): Promise<void> {
  if (kind === 'reopened') return takeCorrectionBack(trx, place_id, 'gone_at', by);
  const fields = correctionOf(kind, facts, by);
  if (!fields) throw new ProductError('DETAILS_REQUIRED');
  await correctPlace(trx, place_id, fields, by);
}
