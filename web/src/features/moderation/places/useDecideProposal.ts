import type { CorrectedFacts, PlaceProposal } from '@liora/domain/contract/placeFacts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { proposalsOptions } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';
import { proposalsText } from './proposals.text.ts';
import { correctedFacts } from './proposedFacts.rules.ts';

interface Decision {
  proposal: PlaceProposal;
  answer: 'yes' | 'no';
  reason: string;
  fact: string;
}

type Pages = InfiniteData<{ proposals: PlaceProposal[]; nextCursor: string | null }, string | undefined>;

/** One decision answers all that wait of the place and the kind. */
function withoutAnswered(pages: Pages, { place, kind }: PlaceProposal): Pages {
  const isOther = (one: PlaceProposal) => one.place.id !== place.id || one.kind !== kind;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, proposals: page.proposals.filter(isOther) })),
  };
}

const ask = ({ proposal, answer, reason, fact }: Decision) => {
  const facts: CorrectedFacts = answer === 'yes' ? correctedFacts(proposal.kind, fact) : {};
  const decision = answer === 'yes' ? ('accept' as const) : ('dismiss' as const);
  // The same decision again changes nothing.
  return retrying(() => client.places.decideProposal({ id: proposal.id, decision, reason, ...facts }));
};

/** Stores a decision about what people say of a place; nothing leaves the list until the server has said so. */
export function useDecideProposal(onDone: (id: string) => void) {
  const queries = useQueryClient();
  const { queryKey } = proposalsOptions();
  const [failed, setFailed] = useState<{ id: string; words: string } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ask,
    onMutate: () => setFailed(null),
    onSuccess: (_, { proposal, answer }) => {
      const words = answer === 'yes' ? proposalsText.accepted : proposalsText.declined;
      toast(words(proposal.place.name), { kind: 'success' });
      onDone(proposal.id);
      queries.setQueryData<Pages>(queryKey, (pages) => pages && withoutAnswered(pages, proposal));
      void queries.invalidateQueries({ queryKey });
    },
    onError: (error, { proposal }) => {
      const words = {
        NOT_FOUND: moderationText.notThere,
        DETAILS_REQUIRED: proposalsText.addressNeeded,
      }[String(errorCode(error))];
      setFailed({ id: proposal.id, words: words ?? errorText(error, moderationText.decideFailed) });
      if (errorCode(error) === 'NOT_FOUND') void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    decide: (decision: Decision) => !isPending && mutate(decision),
    busy: isPending,
    failedOf: (id: string) => (failed?.id === id ? failed.words : null),
  };
}
