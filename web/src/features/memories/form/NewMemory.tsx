import { MEMORY_OWN_WORDS_MAX_CHARS } from '@liora/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { client, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { todayHere, weekdayLong } from '../day.rules.ts';
import styles from '../memories.module.css';
import { refreshMemories } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';
import { usePartnerName } from '../usePartnerName.ts';
import { memoryFormText } from './form.text.ts';
import { type Given, MemoryForm } from './MemoryForm.tsx';
import { contentOf, type DraftProblems, type MemoryDraft, problemsOf } from './memoryDraft.forms.ts';
import { dropStoredDraft } from './memoryDraft.store.ts';
import { useMemoryDraft } from './useMemoryDraft.ts';

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
  const navigate = useNavigate();
  const queries = useQueryClient();
  const partner = usePartnerName();
  const { kept, written, write, isTouched, requestId } = useMemoryDraft(userId, subject, {
    date_completed: on ?? todayHere(),
    ...start,
  });
  const { draft, onlyMe, words } = written;
  const [problems, setProblems] = useState<DraftProblems | null>(null);
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const close = () => {
    if (isTouched) toast(memoryFormText.savedForLater);
    void navigate({
      to: '/memories/{-$part}',
      params: { part: undefined },
      replace: true,
      resetScroll: false,
    });
  };
  const startOver = () => {
    dropStoredDraft(subject);
    onStartOver();
  };

  const keep = async () => {
    const found = problemsOf(draft);
    setProblems(found);
    if (found || busy || saving) return;
    setSaving(true);
    setError(null);
    try {
      const shared = partner !== null && !onlyMe;
      const content = { ...contentOf(draft), request_id: requestId, plan_id: planId, shared };
      const { memory } = await retrying(() => client.memories.create(content));
      if (shared && words.trim()) await retrying(() => client.memories.write({ id: memory.id, words }));
      dropStoredDraft(subject);
      refreshMemories(queries);
      toast(memoryFormText.kept, { kind: 'success' });
      void navigate({ to: '/memories/{-$part}', params: { part: memory.id }, replace: true });
    } catch (caught) {
      setError(caught);
      setSaving(false);
    }
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
        problems={problems}
        onBusy={setBusy}
        onSubmit={() => void keep()}
        head={kept && <BegunEarlier photosGone={kept.photosGone} onStartOver={startOver} />}
      >
        {partner !== null && (
          <>
            <Switch
              label={memoryFormText.onlyMe}
              checked={onlyMe}
              onCheckedChange={(onlyMe) => write(() => ({ onlyMe }))}
            />
            {!onlyMe && (
              <div className={styles.forOne}>
                <TextArea
                  label={memoriesText.onlyFor(partner)}
                  help={memoriesText.opensWhen}
                  rows={2}
                  maxLength={MEMORY_OWN_WORDS_MAX_CHARS}
                  value={words}
                  onChange={({ target }) => write(() => ({ words: target.value }))}
                />
              </div>
            )}
          </>
        )}
        <InlineError>{error !== null && errorText(error, memoryFormText.failed)}</InlineError>
      </MemoryForm>
    </Dialog>
  );
}
