import type { PlannedSurprise } from '@liora/domain/contract/surpriseFacts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { useFormDraft } from '../../../lib/useFormDraft.ts';
import { errorText } from '../../../text/errors.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { surpriseQuery } from '../surprises.queries.ts';
import { surprisesText } from '../surprises.text.ts';
import { SurpriseFields } from './SurpriseFields.tsx';
import { contentOf, draftOf } from './surprise.forms.ts';

interface ChangeSurpriseDialogProps {
  surprise: PlannedSurprise;
  open: boolean;
  onClose: () => void;
}

/** Changes what was chosen; when it is changes with its invitation. Mounted anew for every opening. */
export function ChangeSurpriseDialog({ surprise, open, onClose }: ChangeSurpriseDialogProps) {
  const { draft, restored, version, change, rebase, drop, startOver } = useFormDraft({
    userId: useMe()?.user_id,
    // What is written for the partner goes with the link (lib/personalData.ts).
    subject: `surprise-for-partner.${surprise.id}`,
    stored: draftOf(surprise),
    version: surprise.version,
  });
  const [isOlder, setOlder] = useState(false);
  const queries = useQueryClient();
  const { queryKey } = surpriseQuery(surprise.id);
  const save = useMutation({
    mutationFn: () => client.surprises.change({ ...contentOf(draft), id: surprise.id, version }),
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, answer);
      void queries.invalidateQueries({ queryKey: orpc.surprises.list.key() });
      drop();
      toast(surprisesText.saved, { kind: 'success' });
      onClose();
    },
    onError: async (error) => {
      if (errorCode(error) !== 'SURPRISE_CHANGED')
        return void toast(surprisesText.failed, { description: errorText(error), kind: 'error' });
      const { surprise: now } = await queries.fetchQuery(surpriseQuery(surprise.id));
      // From here on theirs is saved over, as it has been said.
      if (now.you === 'planner') rebase(draftOf(now), now.version);
      setOlder(true);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={surprisesText.formTitle(surprise.plan_title)}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {restored && !isOlder && <BegunEarlier photosGone={restored.photosGone} onStartOver={startOver} />}
        {isOlder && <InlineError>{surprisesText.changedElsewhere}</InlineError>}
        <SurpriseFields draft={draft} onChange={change} />
        <Button type="submit" size="lg" wide busy={save.isPending} busyLabel={surprisesText.saving}>
          {surprisesText.save}
        </Button>
      </form>
    </Dialog>
  );
}
