import type { HoursAnswer } from '@liora/domain/contract/invitations';
import { DAY_MS } from '@liora/domain/durations';
import { HOURS_QUESTION_DAYS, PAST_DATES_LOOKED_AT } from '@liora/domain/limits';
import { endedForQuestions } from '@liora/domain/rules/invitations';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { placeFacts } from '../../places/facts/facts.service.ts';
import { confirmFacts, reportFact } from '../../places/proposals/proposals.service.ts';
import { reviewedAmong } from '../../reviews/reviews.service.ts';
import { type PastDate, pastDate, pastDates, storeHoursAnswer } from './afterDate.queries.ts';

/** What is still to be said of the caller's last dates: of the hours of the place, and of the place itself. */
export async function afterDate(caller: SignedInCaller) {
  const { deps, viewer } = caller;
  const now = deps.now();
  const since = new Date(now.getTime() - HOURS_QUESTION_DAYS * DAY_MS);
  const dates = await pastDates(deps.db, viewer, {
    since,
    now: endedForQuestions(now),
    limit: PAST_DATES_LOOKED_AT,
  });
  const ids = dates.map(({ place_id }) => place_id);
  const [facts, reviewed] = await Promise.all([placeFacts(caller, ids), reviewedAmong(caller, ids)]);
  // Of hours that nobody knows there is nothing to be right, and a pin is its owner's to tell.
  const hours = dates.find((date) => !date.answered && facts.get(date.place_id)?.hours);
  const review = dates.find(({ place_id }) => facts.has(place_id) && !reviewed.has(place_id));
  return { hours: hours ? toPastDate(hours) : null, review: review ? toPastDate(review) : null };
}

const toPastDate = ({ id, place_id, venue_name, planned_date }: PastDate) => ({
  id,
  place_id,
  venue_name,
  planned_date: planned_date.toISOString(),
});

/**
 * 'Were the hours right?', once per date and person: yes confirms what is known of the place, no tells whoever keeps it.
 *
 * @throws NOT_FOUND for a date that is not the caller's or not over; RATE_LIMITED
 */
export async function answerHours(
  caller: SignedInCaller,
  { id, answer }: { id: string; answer: HoursAnswer },
) {
  const { deps, viewer } = caller;
  const date = await pastDate(deps.db, viewer, id, deps.now());
  if (!date) throw new ProductError('NOT_FOUND');
  if (date.answered) return {};
  // First: either is the same when it is said again, and what is refused was not said.
  if (answer === 'yes') await confirmFacts(caller, date.place_id);
  if (answer === 'no') await reportFact(caller, { place_id: date.place_id, kind: 'wrong_hours', note: null });
  const said = { invitation_id: id, user_id: viewer.userId, answer, answered_at: deps.now() };
  await storeHoursAnswer(deps.db, said);
  return {};
}
