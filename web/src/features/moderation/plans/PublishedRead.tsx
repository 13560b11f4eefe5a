import type { ModerationItem } from '@liora/domain/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AnswerArea } from '../decide/AnswerArea.tsx';
import { MoreOfDecision } from '../decide/MoreOfDecision.tsx';
import { answersTo, reportAnswers } from '../decide/reportAnswers.rules.ts';
import { useDecide } from '../decide/useDecide.ts';
import { useDrafts } from '../decide/useDrafts.ts';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { useAnswerKeys } from '../keys/useAnswerKeys.ts';
import { itemOptions } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';
import { ItemBadges, ItemContent } from '../queue/ItemContent.tsx';
import { ItemObjection } from '../queue/ItemObjection.tsx';
import { ItemReports } from '../queue/ItemReports.tsx';
import { itemKey } from '../queue/queueItems.rules.ts';
import { publishedText } from './published.text.ts';

type Thing = Pick<ModerationItem, 'content_type' | 'content_id'>;

interface PublishedReadProps {
  thing: Thing;
  /** Goes on by so many things of the list. */
  onStep: (by: number) => void;
}

/** What is read of a published thing, as in the queue, whether or not somebody reported it. */
export function PublishedRead({ thing, onStep }: PublishedReadProps) {
  const navigate = useNavigate();
  const item = useQuery(itemOptions(thing));
  const back = () => void navigate({ to: '/admin', search: { tab: 'plans' }, replace: true });
  return (
    <>
      <IconButton label={publishedText.back} className="-ml-[12px] mb-3 md:hidden!" onClick={back}>
        <ArrowLeft />
      </IconButton>
      {errorCode(item.error) === 'NOT_FOUND' ? (
        <EmptyState art={<Vignette kind="noResults" />} title={publishedText.notThere} />
      ) : (
        <QueryArea
          query={item}
          skeleton={<Skeleton width="100%" height={320} radius="var(--radius-card)" />}
          failed={{
            title: moderationText.loadFailed,
            retry: moderationText.retry,
            art: <Vignette kind="error" />,
          }}
        >
          {(known) => <Known item={known} onStep={onStep} />}
        </QueryArea>
      )}
    </>
  );
}

function Known({ item, onStep }: { item: ModerationItem } & Pick<PublishedReadProps, 'onStep'>) {
  const key = itemKey(item);
  const drafts = useDrafts();
  const [keysListed, setKeysListed] = useState(false);
  const { decide, busy, failedOf, undoLast } = useDecide(drafts.forget);
  const draft = drafts.draftOf(key);
  const answers = answersTo(item);
  useAnswerKeys({
    answers,
    shown: key,
    drafts,
    onUndo: undoLast,
    onStep,
    onList: () => setKeysListed(true),
  });
  return (
    <article aria-label={item.title} className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <div className="flex flex-wrap gap-2">
        <ItemBadges item={item} similar={0} />
      </div>
      <ItemContent item={item} />
      <ItemObjection objection={item.objection} />
      {item.reports.length > 0 && <ItemReports item={item} />}
      <AnswerArea
        of={key}
        drafts={drafts}
        answers={answers}
        busy={busy}
        failed={failedOf(key)}
        onDecide={({ answer, reason, days }) => decide({ item, answer, reason, days })}
        onCancel={() => undefined}
      >
        <MoreOfDecision draft={draft} similar={0} onChange={(change) => drafts.change(key, change)} />
      </AnswerArea>
      <KeysDialog undoes answers={reportAnswers()} open={keysListed} onOpenChange={setKeysListed} />
    </article>
  );
}
