import type { ModerationDecision } from '@liora/domain/contract/decisionFacts';
import { formatDate } from '@liora/domain/i18n/format';
import { errorCode } from '../../../lib/api.ts';
import { moderationText } from '../moderation.text.ts';

/** What somebody else decided in between, which a refusal tells; null where theirs was taken back, undefined for other failures. */
export function decidedMeanwhile(error: unknown): ModerationDecision | null | undefined {
  if (errorCode(error) !== 'DECIDED_MEANWHILE') return undefined;
  const { data } = error as { data?: { decision?: ModerationDecision | null } };
  return data?.decision ?? null;
}

/** Who decided what, and when. */
export function meanwhileWords({ action, decided_by, decided_at }: ModerationDecision): string {
  const name = decided_by?.username ?? moderationText.goneModerator;
  const when = formatDate(new Date(decided_at), { dateStyle: 'medium', timeStyle: 'short' });
  return moderationText.decidedMeanwhileBy(name, moderationText.actions[action], when);
}
