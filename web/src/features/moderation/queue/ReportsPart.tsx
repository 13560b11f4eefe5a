import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import type { MorePages } from '../../../ui/MorePages.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { answersTo, reportAnswers } from '../decide/reportAnswers.rules.ts';
import { useDecide } from '../decide/useDecide.ts';
import { useDrafts } from '../decide/useDrafts.ts';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { useAnswerKeys } from '../keys/useAnswerKeys.ts';
import { moderationText } from '../moderation.text.ts';
import type { ContentKind } from '../moderationSearch.rules.ts';
import { useLeft } from '../work/useLeft.ts';
import { useWorkList } from '../work/useWorkList.ts';
import { WorkPanes } from '../work/WorkPanes.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import { QueueList } from './QueueList.tsx';
import { isDecided, itemKey, type Queue } from './queueItems.rules.ts';
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
  const { items, item, work, close, drafts, deciding } = useReportWork({ queue, kind, asked });
  const openTo = useOpenElsewhere(item);
  const answers = item ? answersTo(item) : [];
  useAnswerKeys({
    answers,
    shown: work.shown,
    drafts,
    onUndo: deciding.undoLast,
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
          <QueueList
            queue={queue}
            items={items}
            kind={kind}
            shown={work.shown}
            list={list}
            openTo={openTo}
            onKeys={() => setKeysListed(true)}
          />
        }
      >
        {item && (
          <ItemPanel
            item={item}
            at={items.indexOf(item) + 1}
            of={items.length}
            queued={queue.items}
            similar={similarTo(item, queue.items)}
            openTo={openTo(itemKey(item))}
            answers={answers}
            drafts={drafts}
            deciding={deciding}
            onBack={close}
            onStep={work.step}
            onCancel={work.focusShown}
          />
        )}
      </WorkPanes>
      <KeysDialog undoes answers={reportAnswers()} open={keysListed} onOpenChange={setKeysListed} />
    </>
  );
}

/** Which item is read, what is drafted as its answer, and word of those that left the queue. */
function useReportWork({ queue, kind, asked }: Pick<ReportsPartProps, 'queue' | 'kind' | 'asked'>) {
  const listed = queue.items.filter(({ content_type }) => !kind || content_type === kind);
  const beside = useLinkedItem(asked, listed);
  const items = beside ? [...listed, beside] : listed;
  const left = useLeft(
    queue.items.map((one) => ({ key: itemKey(one), title: one.title })),
    (key) => isDecided(queue, key),
  );
  const open = useOpenItem(kind);
  const work = useWorkList({ keys: items.map(itemKey), asked, open, onLeft: left.tell });
  const drafts = useDrafts();
  const deciding = useDecide((key) => {
    drafts.forget(key);
    left.decidedHere(key);
  });
  const item = items.find((one) => itemKey(one) === work.shown);
  return { items, item, work, close: () => open(undefined), drafts, deciding };
}

/** Puts an item into the address: on phones it is a step that Back takes back, on desktop it stands beside the list. */
function useOpenItem(kind: ContentKind | undefined) {
  const navigate = useNavigate();
  const desktop = useIsDesktop();
  return (item: string | undefined) =>
    void navigate({ to: '/admin', search: { kind, item }, replace: true, resetScroll: !desktop });
}
