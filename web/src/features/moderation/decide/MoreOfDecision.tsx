import { SUSPENSION_DAYS } from '@liora/domain/rules/decisions';
import { Checkbox } from '../../../ui/Checkbox.tsx';
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
  /** How many came together with it and can be decided the same. */
  similar: number;
  onChange: (change: Partial<Draft>) => void;
}

/** What an answer does besides, how long a suspension lasts, and whether it holds for what came together with it. */
export function MoreOfDecision({ draft, similar, onChange }: MoreOfDecisionProps) {
  const note = NOTES[draft.answer ?? '']?.();
  if (!note && similar === 0) return null;
  return (
    <div>
      {note && <p className="text-small text-ink-2">{note}</p>}
      {draft.answer === 'suspend' && (
        <SegmentedRadio
          label={moderationText.suspendFor}
          value={String(draft.days)}
          onValueChange={(days) => onChange({ days: days === String(null) ? null : Number(days) })}
          options={SUSPENSION_DAYS.map((days) => ({
            value: String(days),
            label: days === null ? moderationText.untilEnded : moderationText.suspendDays(days),
          }))}
        />
      )}
      {similar > 0 && (
        <Checkbox
          label={moderationText.together(similar)}
          checked={draft.together}
          onCheckedChange={(together) => onChange({ together })}
        />
      )}
    </div>
  );
}
