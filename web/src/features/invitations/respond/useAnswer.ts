import type { InvitationFacts } from '@liora/domain/contract/invitationFacts';
import type { Invitation } from '@liora/domain/contract/invitations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { byCodeQuery } from '../invitations.queries.ts';
import { noteAccepted } from './acceptedNotice.store.ts';
import { respondText } from './respond.text.ts';
import { forgetAnswer, keepAnswer, type WaitingAnswer } from './waitingAnswer.store.ts';

const FAILED = {
  accepted: () => respondText.acceptFailed,
  rejected: () => respondText.declineFailed,
  reschedule_requested: () => respondText.rescheduleFailed,
};

/** How an invitation stands that was changed or answered in the meantime, as the refusal says. */
function carried(error: unknown): InvitationFacts | null {
  if (errorCode(error) !== 'INVITATION_CHANGED' || !(error instanceof Error) || !('data' in error))
    return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'invitation' in data
    ? (data.invitation as InvitationFacts)
    : null;
}

export interface Answering {
  send: (answer: WaitingAnswer) => void;
  busy: WaitingAnswer['response'] | null;
  /** Why the last answer did not count: it was changed, or somebody else was quicker. */
  refused: 'changed' | 'late' | null;
}

/** Sends an answer and goes where it leads (INV-09, INV-12, INV-15). `onSignedOut`: it waits for a session. */
export function useAnswer(invitation: Invitation, onSignedOut: (answer: WaitingAnswer) => void): Answering {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Answering['refused']>(null);
  const mutation = useMutation({
    mutationFn: (answer: WaitingAnswer) => retrying(() => client.invitations.answer(answer)),
    onSuccess: ({ invitation: now }, { code, response }) => {
      forgetAnswer();
      // The page as it is from now on, all of it.
      if (response === 'accepted') {
        noteAccepted(now);
        return location.assign('/profile');
      }
      queries.setQueryData(byCodeQuery(code).queryKey, { invitation: now });
      void queries.invalidateQueries({ queryKey: orpc.invitations.key() });
      if (response === 'rejected') toast(respondText.declined(now.venue_name), { kind: 'success' });
      else toast(respondText.requested, { description: respondText.requestedText, kind: 'success' });
      void navigate({ to: '/' });
    },
    onError: (error, answer) => {
      if (errorCode(error) === 'UNAUTHENTICATED') {
        keepAnswer(answer);
        void queries.invalidateQueries(orpc.platform.start.queryOptions());
        return onSignedOut(answer);
      }
      forgetAnswer();
      const facts = carried(error);
      if (facts) {
        queries.setQueryData(byCodeQuery(answer.code).queryKey, { invitation: { ...invitation, ...facts } });
        setRefused(facts.status === 'pending' && !facts.is_called_off ? 'changed' : 'late');
      }
      if (errorCode(error) === 'INVITATION_INVALID' || facts)
        void queries.invalidateQueries(byCodeQuery(answer.code));
      toast(FAILED[answer.response](), { description: errorText(error), kind: 'error' });
    },
  });
  return {
    send: (answer) => !mutation.isPending && mutation.mutate(answer),
    busy: mutation.isPending ? mutation.variables.response : null,
    refused,
  };
}
