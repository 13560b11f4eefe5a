import type { Partner } from '@liora/domain/contract/couples';
import type { PlanDetails } from '@liora/domain/contract/plans';
import { readerZone } from '@liora/domain/i18n/format';
import { INVITATION_NOTES_MAX_CHARS } from '@liora/domain/limits';
import { areaOf } from '@liora/domain/rules/surprises';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { client, orpc } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/toast.ts';
import { fromInput, LAST_INPUT, toInput } from '../../explore/wallInput.rules.ts';
import { firstEvening } from '../../invitations/compose/days.rules.ts';
import { refreshPlans } from '../../plans/planCache.actions.ts';
import { surprisesText } from '../surprises.text.ts';
import { SurpriseFields } from './SurpriseFields.tsx';
import { contentOf, newDraft } from './surprise.forms.ts';

interface MakeSurpriseDialogProps {
  plan: PlanDetails;
  partner: Partner;
  open: boolean;
  onClose: () => void;
}

/** Makes an own plan a surprise for one's partner. Mounted anew for every opening. */
export function MakeSurpriseDialog({ plan, partner, open, onClose }: MakeSurpriseDialogProps) {
  const timeZone = plan.places[0]?.time_zone ?? readerZone();
  const [request_id] = useState(newRequestId);
  const [begins, setBegins] = useState(() => toInput(new Date(firstEvening(new Date(), timeZone)), timeZone));
  const [notes, setNotes] = useState('');
  const [draft, setDraft] = useState(() => newDraft(areaOf(plan.places)));
  const now = useNow();
  const starts = fromInput(begins, timeZone);
  const isPast = !starts || starts <= now;
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const send = useMutation({
    mutationFn: (starts_at: string) =>
      retrying(() =>
        client.surprises.create({
          ...contentOf(draft),
          request_id,
          plan_id: plan.id,
          starts_at,
          time_zone: timeZone,
          notes: notes.trim() || null,
        }),
      ),
    onSuccess: ({ surprise }) => {
      toast(surprisesText.sent, { kind: 'success' });
      void queries.invalidateQueries({ queryKey: orpc.surprises.key() });
      void queries.invalidateQueries({ queryKey: orpc.invitations.key() });
      void refreshPlans(queries);
      onClose();
      void navigate({ to: '/us/surprises/$id', params: { id: surprise.id } });
    },
    onError: (error) => toast(surprisesText.failed, { description: errorText(error), kind: 'error' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (starts && !isPast && !send.isPending) send.mutate(starts.toISOString());
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={surprisesText.formTitle(plan.title)}
      description={surprisesText.lead(partner.username)}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <Field
          label={surprisesText.begins}
          type="datetime-local"
          value={begins}
          min={toInput(now, timeZone)}
          max={LAST_INPUT}
          error={asked && isPast ? surprisesText.noDate : undefined}
          onChange={(event) => setBegins(event.target.value)}
        />
        <SurpriseFields
          draft={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <TextArea
          label={surprisesText.notesField}
          optional
          value={notes}
          maxLength={INVITATION_NOTES_MAX_CHARS}
          onChange={(event) => setNotes(event.target.value)}
        />
        <Button type="submit" size="lg" wide busy={send.isPending} busyLabel={surprisesText.sending}>
          {surprisesText.send(partner.username)}
        </Button>
      </form>
    </Dialog>
  );
}
