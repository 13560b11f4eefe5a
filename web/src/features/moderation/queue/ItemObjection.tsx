import type { ModerationItem } from '@liora/domain/contract/safety';
import { LongText } from '../../../ui/LongText.tsx';
import { moderationText } from '../moderation.text.ts';

/** What the author says against the decision that stands. */
export function ItemObjection({ objection }: Pick<ModerationItem, 'objection'>) {
  if (!objection) return null;
  const { to, reason, words } = objection;
  return (
    <section className="grid gap-2 rounded-card bg-sunken p-5" aria-labelledby="item-objection">
      <h3 id="item-objection" className="t3">
        {moderationText.objection}
      </h3>
      <LongText>{words}</LongText>
      <p className="text-small text-ink-2 wrap-anywhere">
        {moderationText.objectedTo(moderationText.actions[to], reason)}
      </p>
    </section>
  );
}
