import { type RawBuilder, sql } from 'kysely';

/**
 * A report that the decision `m` answered stands in the record of whom it was about: it was upheld, and no objection of theirs has
 * taken that back. Serves: objections_pkey.
 */
export const isOnRecord: RawBuilder<boolean> = sql<boolean>`(m.action <> 'restore' and m.undone_at is null and not exists (
  select from objections o join moderation_decisions answer on answer.id = o.answer_id
  where o.decision_id = m.id and answer.action = 'restore'))`;
