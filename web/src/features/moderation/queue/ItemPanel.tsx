import type { ModerationItem } from '@liora/domain/contract/safety';
import { moderationText } from '../moderation.text.ts';
import { ReadHead } from '../work/WorkPanes.tsx';
import { ItemBadges, ItemContent } from './ItemContent.tsx';
import { ItemDecision, type ItemDecisionProps } from './ItemDecision.tsx';
import { ItemObjection } from './ItemObjection.tsx';
import { ItemReports } from './ItemReports.tsx';
import { ItemSigns } from './ItemSigns.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { itemKey } from './queueItems.rules.ts';

interface ItemPanelProps extends ItemDecisionProps {
  /** Its place among those that are listed, from 1, and how many those are. */
  at: number;
  of: number;
  /** The whole queue. */
  queued: readonly ModerationItem[];
  /** Who else has it open. */
  openTo: readonly string[];
  onBack: () => void;
  onStep: (by: number) => void;
}

/** One reported thing in full: what it is, who says what of it, and what is decided. */
export function ItemPanel({ at, of, queued, openTo, onBack, onStep, ...decision }: ItemPanelProps) {
  const { item, similar } = decision;
  return (
    <article aria-label={item.title}>
      <ReadHead at={at} of={of} back={moderationText.back} onBack={onBack} onStep={onStep}>
        <ItemBadges item={item} similar={similar.length} />
      </ReadHead>
      <div role="status" className="not-empty:mb-4">
        <OpenElsewhere names={openTo} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <ItemContent key={itemKey(item)} item={item} />
        <ItemObjection objection={item.objection} />
        <ItemSigns item={item} items={queued} />
        <ItemReports key={`${itemKey(item)} reports`} item={item} />
        <ItemDecision {...decision} />
      </div>
    </article>
  );
}
