import { SUSPENSION_DAYS } from '@liora/domain/rules/decisions';
import { SegmentedRadio } from '../../../ui/SegmentedRadio.tsx';
import { moderationText } from '../moderation.text.ts';
import type { Draft } from './reason.rules.ts';

const NOTES: Partial<Record<string, () => string>> = {
  delete: () => moderationText.deleteNote,
  warn: () => moderationText.warnNote,
  suspend: () => moderationText.suspendNote,
};

interface MoreOfDecisionProps {
  draft: Draft;
  onDays: (days: number | null) => void;
}

/** What an answer does besides, and how long a suspension lasts. */
export function MoreOfDecision({ draft, onDays }: MoreOfDecisionProps) {
  const note = NOTES[draft.answer ?? '']?.();
  if (!note) return null;
  return (
    <div>
      <p className="text-small text-ink-2">{note}</p>
      {draft.answer === 'suspend' && (
        <SegmentedRadio
          label={moderationText.suspendFor}
          value={String(draft.days)}
          onValueChange={(days) => onDays(days === String(null) ? null : Number(days))}
          options={SUSPENSION_DAYS.map((days) => ({
            value: String(days),
            label: days === null ? moderationText.untilEnded : moderationText.suspendDays(days),
          }))}
        />
      )}
    </div>
  );
}
