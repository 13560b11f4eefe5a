import { type RawBuilder, sql } from 'kysely';

/**
 * The thing of this kind with the id in `column` may not be shown any more even where only a copy of it is left (RUL-69): a
 * report that hides it waits, or the decision that stands was not to restore it. Its own row may be gone, so the flags there cannot tell.
 */
export function isWithheld(type: string, column: string): RawBuilder<boolean> {
  const id = sql.ref(column);
  return sql<boolean>`(
    exists (select from all_reports waiting where waiting.content_type = ${type} and waiting.content_id = ${id}
            and waiting.hides and waiting.decision_id is null)
    or coalesce((select decided.action <> 'restore' from moderation_decisions decided
                 where decided.content_type = ${type} and decided.content_id = ${id} and decided.undone_at is null
                 order by decided.id desc limit 1), false))`;
}
