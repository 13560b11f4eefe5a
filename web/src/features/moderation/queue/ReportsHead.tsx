import { useNavigate } from '@tanstack/react-router';
import { useNow } from '../../../lib/clock.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { moderationText } from '../moderation.text.ts';
import { CONTENT_KINDS, type ContentKind } from '../moderationSearch.rules.ts';
import { ListHead } from '../work/ListHead.tsx';
import type { Queue } from './queueItems.rules.ts';
import { oldestOf, reportAge } from './reportAge.rules.ts';

interface ReportsHeadProps {
  queue: Queue;
  kind: ContentKind | undefined;
  onKeys: () => void;
}

/** How many wait and since when, which kinds there are, and the list of keys. */
export function ReportsHead({ queue, kind, onKeys }: ReportsHeadProps) {
  const now = useNow();
  const navigate = useNavigate();
  const oldest = oldestOf(queue.items.flatMap(({ opened_at }) => opened_at ?? []));
  const kinds = CONTENT_KINDS.filter((one) => queue.items.some(({ content_type }) => content_type === one));
  const choose = (next: ContentKind | undefined) =>
    void navigate({ to: '/admin', search: { kind: next }, replace: true, resetScroll: false });
  return (
    <div className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <ListHead
        title={moderationText.reports}
        count={oldest ? moderationText.open(queue.open, reportAge(oldest, now)) : moderationText.none}
        onKeys={onKeys}
      />
      {(kinds.length > 1 || kind) && (
        <ChipRow label={moderationText.filter}>
          <Chip on={kind === undefined} onClick={() => choose(undefined)}>
            {moderationText.all}
          </Chip>
          {kinds.map((one) => (
            <Chip key={one} on={kind === one} onClick={() => choose(one)}>
              {moderationText.kinds[one]}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
}
