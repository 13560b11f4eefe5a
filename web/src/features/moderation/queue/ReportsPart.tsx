import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { AddressRequests } from '../addresses/AddressRequests.tsx';
import { AnswerArea } from '../decide/AnswerArea.tsx';
import { MoreOfDecision } from '../decide/MoreOfDecision.tsx';
import { answersTo, reportAnswers } from '../decide/reportAnswers.rules.ts';
import { useDecide } from '../decide/useDecide.ts';
import { useDrafts } from '../decide/useDrafts.ts';
import styles from '../frame/frame.module.css';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { useAnswerKeys } from '../keys/useAnswerKeys.ts';
import { moderationText } from '../moderation.text.ts';
import type { ContentKind } from '../moderationSearch.rules.ts';
import { useLeft } from '../work/useLeft.ts';
import { useWorkList } from '../work/useWorkList.ts';
import { ReadHead, WorkPanes } from '../work/WorkPanes.tsx';
import { ItemBadges, ItemContent } from './ItemContent.tsx';
import { ItemObjection } from './ItemObjection.tsx';
import { ItemReports } from './ItemReports.tsx';
import { ItemSigns } from './ItemSigns.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { QueueRow } from './QueueRow.tsx';
import { isDecided, itemKey, type Queue } from './queueItems.rules.ts';
import { ReportsHead } from './ReportsHead.tsx';
import { similarTo } from './similarItems.rules.ts';
import { useLinkedItem } from './useLinkedItem.ts';
import { useOpenElsewhere } from './useOpenElsewhere.ts';

interface ReportsPartProps {
  queue: Queue;
  /** The pages of the queue. */
  list: ComponentProps<typeof MorePages>['list'];
  kind: ContentKind | undefined;
  asked: string | undefined;
}

/** What people reported, in the server's order, and what is read and decided of it. */
export function ReportsPart({ queue, list, kind, asked }: ReportsPartProps) {
  const [keysListed, setKeysListed] = useState(false);
  const listed = queue.items.filter(({ content_type }) => !kind || content_type === kind);
  const beside = useLinkedItem(asked, listed);
  const items = beside ? [...listed, beside] : listed;
  const keys = items.map(itemKey);
  const left = useLeft(
    queue.items.map((one) => ({ key: itemKey(one), title: one.title })),
    (key) => isDecided(queue, key),
  );
  const open = useOpenItem(kind);
  const work = useWorkList({ keys, asked, open, onLeft: left.tell });
  const item = items.find((one) => itemKey(one) === work.shown);
  const openTo = useOpenElsewhere(item);
  const drafts = useDrafts();
  const { decide, busy, failedOf, undoLast } = useDecide((key) => {
    drafts.forget(key);
    left.decidedHere(key);
  });
  const answers = item ? answersTo(item) : [];
  const draft = drafts.draftOf(work.shown ?? '');
  const similar = item ? similarTo(item, queue.items) : [];
  const decidable = similar.filter(({ can }) => can.some((action) => action === draft.answer));
  useAnswerKeys({
    answers,
    shown: work.shown,
    drafts,
    onUndo: undoLast,
    onStep: work.step,
    onList: () => setKeysListed(true),
  });
  return (
    <>
      <WorkPanes
        list={work.list}
        read={work.read}
        label={moderationText.reports}
        rows={
          <>
            <ReportsHead queue={queue} kind={kind} onKeys={() => setKeysListed(true)} />
            {items.length === 0 && <Nothing filtered={queue.items.length > 0} />}
            <ul className={styles.rows}>
              {items.map((one) => (
                <QueueRow
                  key={itemKey(one)}
                  kind={kind}
                  item={one}
                  current={itemKey(one) === work.shown}
                  openTo={openTo(itemKey(one))}
                />
              ))}
            </ul>
            <MorePages list={list} label={moderationText.showMore} />
            {!kind && <AddressRequests />}
          </>
        }
      >
        {item && (
          <article aria-label={item.title}>
            <ReadHead
              at={items.indexOf(item) + 1}
              of={items.length}
              back={moderationText.back}
              onBack={() => open(undefined)}
              onStep={work.step}
            >
              <ItemBadges item={item} similar={similar.length} />
            </ReadHead>
            <div role="status" className="not-empty:mb-4">
              <OpenElsewhere names={openTo(itemKey(item))} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
              <ItemContent key={itemKey(item)} item={item} />
              <ItemObjection objection={item.objection} />
              <ItemSigns item={item} items={queue.items} />
              <ItemReports key={`${itemKey(item)} reports`} item={item} />
              <AnswerArea
                of={itemKey(item)}
                drafts={drafts}
                answers={answers}
                busy={busy}
                failed={failedOf(itemKey(item))}
                onDecide={({ answer, reason, days, together }) =>
                  decide({ item, more: together ? decidable : [], answer, reason, days })
                }
                onCancel={work.focusShown}
              >
                <MoreOfDecision
                  draft={draft}
                  similar={decidable.length}
                  onChange={(change) => drafts.change(itemKey(item), change)}
                />
              </AnswerArea>
            </div>
          </article>
        )}
      </WorkPanes>
      <KeysDialog undoes answers={reportAnswers()} open={keysListed} onOpenChange={setKeysListed} />
    </>
  );
}

/** Puts an item into the address: on phones it is a step that Back takes back, on desktop it stands beside the list. */
function useOpenItem(kind: ContentKind | undefined) {
  const navigate = useNavigate();
  const desktop = useIsDesktop();
  return (item: string | undefined) =>
    void navigate({ to: '/admin', search: { kind, item }, replace: true, resetScroll: !desktop });
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) return <EmptyState art={<Vignette kind="noResults" />} title={moderationText.emptyKind} />;
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={moderationText.emptyTitle}
      text={moderationText.emptyText}
    />
  );
}
