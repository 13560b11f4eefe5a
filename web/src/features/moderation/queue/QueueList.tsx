import type { ModerationItem } from '@liora/domain/contract/safety';
import type { ComponentProps } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { AddressRequests } from '../addresses/AddressRequests.tsx';
import styles from '../frame/frame.module.css';
import { moderationText } from '../moderation.text.ts';
import type { ContentKind } from '../moderationSearch.rules.ts';
import { QueueRow } from './QueueRow.tsx';
import { itemKey, type Queue } from './queueItems.rules.ts';
import { ReportsHead } from './ReportsHead.tsx';

interface QueueListProps {
  queue: Queue;
  /** Those that are listed. */
  items: readonly ModerationItem[];
  kind: ContentKind | undefined;
  /** Of the one that is read. */
  shown: string | undefined;
  /** The pages of the queue. */
  list: ComponentProps<typeof MorePages>['list'];
  openTo: (key: string) => readonly string[];
  onKeys: () => void;
}

/** What waits for moderators, row by row, and the filters above it. */
export function QueueList({ queue, items, kind, shown, list, openTo, onKeys }: QueueListProps) {
  return (
    <>
      <ReportsHead queue={queue} kind={kind} onKeys={onKeys} />
      {items.length === 0 && <EmptyQueue filtered={queue.items.length > 0} />}
      <ul className={styles.rows}>
        {items.map((one) => (
          <QueueRow
            key={itemKey(one)}
            kind={kind}
            item={one}
            current={itemKey(one) === shown}
            openTo={openTo(itemKey(one))}
          />
        ))}
      </ul>
      <MorePages list={list} label={moderationText.showMore} />
      {!kind && <AddressRequests />}
    </>
  );
}

function EmptyQueue({ filtered }: { filtered: boolean }) {
  if (filtered) return <EmptyState art={<Vignette kind="noResults" />} title={moderationText.emptyKind} />;
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={moderationText.emptyTitle}
      text={moderationText.emptyText}
    />
  );
}
