import { MEMORY_OWN_WORDS_MAX_CHARS } from '@liora/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { client, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/toast.ts';
import { todayHere, weekdayLong } from '../day.rules.ts';
import styles from '../memories.module.css';
import { refreshMemories } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';
import { usePartnerName } from '../usePartnerName.ts';
import { memoryFormText } from './form.text.ts';
import { MemoryForm } from './MemoryForm.tsx';
import {
  contentOf,
  type DraftProblems,
  emptyDraft,
  type MemoryDraft,
  problemsOf,
} from './memoryDraft.forms.ts';

const FORM = 'new-memory';

/** /memories/new: by hand, or of a date that is over, whose place and plan are filled in once they are known. */
export function NewMemory() {
  const { place, from } = useSearch({ from: '/memories/{-$part}' });
  const found = useQuery({
    ...orpc.places.get.queryOptions({ input: { id: place ?? '' } }),
    enabled: place !== undefined,
  });
  const plan = useQuery({
    ...orpc.plans.get.queryOptions({ input: { id: from ?? '' } }),
    enabled: from !== undefined,
  });
  // What is not there any more is typed by hand.
  if ((place && found.isPending) || (from && plan.isPending)) return null;
  const known = found.data?.place;
  const planned = plan.data?.kind === 'plan' ? plan.data.plan : null;
  return (
    <Writing
      start={{
        ...(known && { place_id: known.id, place_name: known.name }),
        ...(planned && { place_name: planned.title }),
      }}
      planId={planned?.id ?? null}
    />
  );
}

function Writing({ start, planId }: { start: Partial<MemoryDraft>; planId: string | null }) {
  const { on } = useSearch({ from: '/memories/{-$part}' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const partner = usePartnerName();
  const [draft, setDraft] = useState(() => emptyDraft({ date_completed: on ?? todayHere(), ...start }));
  const [requestId] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<DraftProblems | null>(null);
  const [onlyMe, setOnlyMe] = useState(false);
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const close = () => void navigate({ to: '/memories/{-$part}', replace: true, resetScroll: false });

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
        <Button type="submit" form={FORM} busy={saving} disabled={busy}>
          {memoryFormText.keep}
        </Button>
      }
    >
      <MemoryForm
        id={FORM}
        draft={draft}
        onChange={setDraft}
        problems={problems}
        onBusy={setBusy}
        onSubmit={() => void keep()}
      >
        {partner !== null && (
          <>
            <Switch label={memoryFormText.onlyMe} checked={onlyMe} onCheckedChange={setOnlyMe} />
            {!onlyMe && (
              <div className={styles.forOne}>
                <TextArea
                  label={memoriesText.onlyFor(partner)}
                  help={memoriesText.opensWhen}
                  rows={2}
                  maxLength={MEMORY_OWN_WORDS_MAX_CHARS}
                  value={words}
                  onChange={(event) => setWords(event.target.value)}
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
