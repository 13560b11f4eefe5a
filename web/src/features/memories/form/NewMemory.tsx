import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { orpc } from '../../../lib/api.ts';
import { todayHere } from '../../../lib/todayHere.ts';
import { errorText } from '../../../text/errors.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { weekdayLong } from '../day.rules.ts';
import { usePartnerName } from '../usePartnerName.ts';
import { memoryFormText } from './form.text.ts';
import { type Given, MemoryForm } from './MemoryForm.tsx';
import { isWhole, type MemoryDraft } from './memoryDraft.forms.ts';
import { dropStoredDraft } from './memoryDraft.store.ts';
import { useMemoryDraft } from './useMemoryDraft.ts';
import { useStoreMemory } from './useStoreMemory.ts';
import { WordsForPartner } from './WordsForPartner.tsx';

const FORM = 'new-memory';

/** /memories/new: by hand, or of a date that is over, whose place and plan are filled in once they are known. */
export function NewMemory() {
  const { place, from, on, called } = useSearch({ from: '/memories/{-$part}' });
  const found = useQuery({
    ...orpc.places.get.queryOptions({ input: { id: place ?? '' } }),
    enabled: place !== undefined,
  });
  const plan = useQuery({
    ...orpc.plans.get.queryOptions({ input: { id: from ?? '' } }),
    enabled: from !== undefined,
  });
  const me = useMe();
  const [round, setRound] = useState(0);
  // What is not there any more is typed by hand.
  if (!me || (place && found.isPending) || (from && plan.isPending)) return null;
  const known = found.data?.place;
  const planned = plan.data?.kind === 'plan' ? plan.data.plan : null;
  return (
    <Writing
      key={round}
      userId={me.user_id}
      start={{
        ...(called !== undefined && { place_name: called }),
        ...(known && { place_id: known.id, place_name: known.name }),
        ...(planned && { place_name: planned.title }),
      }}
      planId={planned?.id ?? null}
      given={{ place: known ?? null, note: planned && known ? known.name : undefined, day: on !== undefined }}
      onStartOver={() => setRound(round + 1)}
    />
  );
}

interface WritingProps {
  userId: string;
  start: Partial<MemoryDraft>;
  planId: string | null;
  given: Given;
  onStartOver: () => void;
}

function Writing({ userId, start, planId, given, onStartOver }: WritingProps) {
  const { place, from, on, called } = useSearch({ from: '/memories/{-$part}' });
  const subject = { place, from, on, called };
  const partner = usePartnerName();
  const { kept, written, write, isTouched, requestId } = useMemoryDraft(userId, subject, {
    date_completed: on ?? todayHere(),
    ...start,
  });
  const { draft, onlyMe, words } = written;
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const { store, saving, error } = useStoreMemory(subject);
  const close = useClose(isTouched);
  const startOver = () => {
    dropStoredDraft(subject);
    onStartOver();
  };

  const keep = () => {
    if (!isWhole(draft)) return setRefusals(refusals + 1);
    if (busy || saving) return;
    void store({ requestId, draft, words, planId, shared: partner !== null && !onlyMe });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={memoryFormText.keepDay(draft.date_completed ? weekdayLong(draft.date_completed) : '')}
      size="xl"
      footer={
        <>
          <Button variant="text" className="ml-auto max-md:hidden! md:flex-none!" onClick={close}>
            {memoryFormText.later}
          </Button>
          <Button type="submit" form={FORM} busy={saving} disabled={busy} className="md:flex-none!">
            {memoryFormText.keep}
          </Button>
        </>
      }
    >
      <MemoryForm
        id={FORM}
        draft={draft}
        given={given}
        onChange={(change) => write((before) => ({ draft: change(before.draft) }))}
        refusals={refusals}
        onBusy={setBusy}
        onSubmit={keep}
        head={kept && <BegunEarlier photosGone={kept.photosGone} onStartOver={startOver} />}
      >
        {partner !== null && (
          <WordsForPartner
            partner={partner}
            onlyMe={onlyMe}
            words={words}
            onChange={(change) => write(() => change)}
          />
        )}
        <InlineError>{error !== null && errorText(error, memoryFormText.failed)}</InlineError>
      </MemoryForm>
    </Dialog>
  );
}

/** Back to the memories; what was begun waits there. */
function useClose(isTouched: boolean) {
  const navigate = useNavigate();
  return () => {
    if (isTouched) toast(memoryFormText.savedForLater);
    void navigate({
      to: '/memories/{-$part}',
      params: { part: undefined },
      replace: true,
      resetScroll: false,
    });
  };
}
