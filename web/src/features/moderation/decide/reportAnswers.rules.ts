import type { ModerationItem } from '@liora/domain/contract/safety';
import type { ModerationAction } from '@liora/domain/rules/decisions';
import { Check, EyeOff, ShieldX, Trash2, TriangleAlert } from 'lucide-react';
import { moderationText } from '../moderation.text.ts';
import type { Answer } from './answers.types.ts';

type ReportAnswer = Answer<ModerationAction>;

/** Each by its key, whatever is read. */
export function reportAnswers(): ReportAnswer[] {
  const restoreReasons = Object.values(moderationText.restoreReasons);
  const hideReasons = Object.values(moderationText.hideReasons);
  const words = (id: ModerationAction) => ({
    word: moderationText[id],
    confirm: moderationText[`${id}Confirm`],
    title: moderationText[`${id}Title`],
    reasons: id === 'restore' ? restoreReasons : hideReasons,
  });
  return [
    { id: 'restore', key: 'r', ...words('restore'), icon: Check, weight: 'plain' },
    { id: 'hide', key: 'h', ...words('hide'), icon: EyeOff, weight: 'danger' },
    { id: 'warn', key: 'a', ...words('warn'), icon: TriangleAlert, weight: 'quiet' },
    { id: 'delete', key: 'd', ...words('delete'), icon: Trash2, weight: 'quiet' },
    { id: 'suspend', key: 's', ...words('suspend'), icon: ShieldX, weight: 'quiet' },
  ];
}

/** What can be answered to one thing, in the words that fit it. */
export function answersTo({ can, is_hidden, is_reported, objection }: ModerationItem): ReportAnswer[] {
  return reportAnswers().flatMap((answer) => {
    if (!can.includes(answer.id)) return [];
    if (objection) return [onObjection(answer)];
    // What is shown is kept, what is not is brought back; and the other way round.
    if (is_hidden || is_reported) return [answer];
    const shownWords = { restore: moderationText.keep, hide: moderationText.hideNow };
    return [
      answer.id === 'restore' || answer.id === 'hide' ? { ...answer, word: shownWords[answer.id] } : answer,
    ];
  });
}

/** Upheld by the same Restore, declined by leaving it hidden. */
function onObjection(answer: ReportAnswer): ReportAnswer {
  return answer.id === 'restore'
    ? {
        ...answer,
        word: moderationText.uphold,
        confirm: moderationText.uphold,
        title: moderationText.upholdTitle,
        reasons: Object.values(moderationText.upholdReasons),
      }
    : {
        ...answer,
        word: moderationText.decline,
        confirm: moderationText.decline,
        title: moderationText.declineTitle,
        reasons: Object.values(moderationText.declineReasons),
      };
}
