import type { PlaceProposal } from '@liora/domain/contract/placeFacts';
import { useNavigate } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { AnswerArea } from '../decide/AnswerArea.tsx';
import type { Answer } from '../decide/answers.types.ts';
import { useDrafts } from '../decide/useDrafts.ts';
import styles from '../frame/frame.module.css';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { useAnswerKeys } from '../keys/useAnswerKeys.ts';
import { moderationText } from '../moderation.text.ts';
import { ListHead } from '../work/ListHead.tsx';
import { useLeft } from '../work/useLeft.ts';
import { useWorkList } from '../work/useWorkList.ts';
import { ReadHead, WorkPanes } from '../work/WorkPanes.tsx';
import { ProposalRead, RightFact } from './ProposalRead.tsx';
import { ProposalRow } from './ProposalRow.tsx';
import { proposalsText } from './proposals.text.ts';
import { useDecideProposal } from './useDecideProposal.ts';

const answers = (): readonly Answer<'yes' | 'no'>[] => [
  {
    id: 'yes',
    key: 'a',
    word: proposalsText.accept,
    confirm: proposalsText.accept,
    title: proposalsText.acceptTitle,
    reasons: Object.values(proposalsText.acceptReasons),
    icon: Check,
    weight: 'plain',
  },
  {
    id: 'no',
    key: 'd',
    word: proposalsText.decline,
    confirm: proposalsText.decline,
    title: proposalsText.declineTitle,
    reasons: Object.values(proposalsText.declineReasons),
    icon: X,
    weight: 'danger',
  },
];

interface ProposalsPartProps {
  proposals: readonly PlaceProposal[];
  list: Parameters<typeof MorePages>[0]['list'];
  asked: string | undefined;
}

/** What people say is wrong with places, the oldest first, and what is read and decided of it. */
export function ProposalsPart({ proposals, list, asked }: ProposalsPartProps) {
  const [listed, setListed] = useState(false);
  const { work, close, drafts, deciding } = useProposalWork({ proposals, list, asked });
  const { decide, busy, failedOf } = deciding;
  const proposal = proposals.find(({ id }) => id === work.shown);
  const possible = answers();
  useAnswerKeys({
    answers: possible,
    shown: work.shown,
    drafts,
    onStep: work.step,
    onList: () => setListed(true),
  });
  return (
    <>
      <WorkPanes
        list={work.list}
        read={work.read}
        label={proposalsText.title}
        rows={
          <>
            <ProposalsHead
              proposals={proposals.length}
              more={list.hasNextPage}
              onKeys={() => setListed(true)}
            />
            <ul className={styles.rows}>
              {proposals.map((one) => (
                <ProposalRow key={one.id} proposal={one} current={one.id === work.shown} />
              ))}
            </ul>
            <MorePages list={list} label={moderationText.showMore} />
          </>
        }
      >
        {proposal && (
          <article aria-label={proposal.place.name}>
            <ReadHead
              at={proposals.indexOf(proposal) + 1}
              of={proposals.length}
              back={proposalsText.back}
              onBack={close}
              onStep={work.step}
            >
              <Badge kind="warn">{proposalsText.kinds[proposal.kind]}</Badge>
            </ReadHead>
            <ProposalAnswer
              proposal={proposal}
              drafts={drafts}
              answers={possible}
              busy={busy}
              failed={failedOf(proposal.id)}
              onDecide={({ answer, reason, fact }) => decide({ proposal, answer, reason, fact })}
              onCancel={work.focusShown}
            />
          </article>
        )}
      </WorkPanes>
      <KeysDialog answers={possible} open={listed} onOpenChange={setListed} />
    </>
  );
}

/** Which proposal is read, what is drafted as its answer, and word of those that left the list. */
function useProposalWork({ proposals, list, asked }: ProposalsPartProps) {
  const navigate = useNavigate();
  const desktop = useIsDesktop();
  const open = (item: string | undefined) =>
    void navigate({ to: '/admin/places', search: { item }, replace: true, resetScroll: !desktop });
  const left = useLeft(
    proposals.map(({ id, place }) => ({ key: id, title: place.name })),
    () => !list.hasNextPage,
  );
  const work = useWorkList({ keys: proposals.map(({ id }) => id), asked, open, onLeft: left.tell });
  const drafts = useDrafts();
  const deciding = useDecideProposal((id) => {
    drafts.forget(id);
    left.decidedHere(id);
  });
  return { work, close: () => open(undefined), drafts, deciding };
}

function ProposalsHead({
  proposals,
  more,
  onKeys,
}: {
  proposals: number;
  more: boolean;
  onKeys: () => void;
}) {
  return (
    <>
      <div className="mb-3">
        <ListHead
          title={proposalsText.title}
          count={(more ? proposalsText.waitingAtLeast : proposalsText.waiting)(proposals)}
          onKeys={onKeys}
        />
      </div>
      {proposals === 0 && (
        <EmptyState
          art={<Vignette kind="empty" />}
          title={moderationText.emptyTitle}
          text={proposalsText.emptyText}
        />
      )}
    </>
  );
}

interface ProposalAnswerProps
  extends Pick<
    ComponentProps<typeof AnswerArea<'yes' | 'no'>>,
    'drafts' | 'answers' | 'busy' | 'failed' | 'onDecide' | 'onCancel'
  > {
  proposal: PlaceProposal;
}

/** What is proposed beside what is known, and below it the answer with the fact that it sets. */
function ProposalAnswer({ proposal, drafts, ...area }: ProposalAnswerProps) {
  const draft = drafts.draftOf(proposal.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <ProposalRead key={proposal.id} proposal={proposal} fact={draft.answer === 'yes' ? draft.fact : ''} />
      <AnswerArea of={proposal.id} drafts={drafts} {...area}>
        <RightFact
          proposal={proposal}
          draft={draft}
          onFact={(fact) => drafts.change(proposal.id, { fact })}
        />
      </AnswerArea>
    </div>
  );
}
