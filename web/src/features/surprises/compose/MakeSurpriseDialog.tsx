import type { Partner } from '@liora/domain/contract/couples';
import type { PlanDetails } from '@liora/domain/contract/plans';
import { readerZone } from '@liora/domain/i18n/format';
import { INVITATION_NOTES_MAX_CHARS } from '@liora/domain/limits';
import { areaOf } from '@liora/domain/rules/surprises';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { client, orpc } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { retrying } from '../../../lib/retry.ts';
import { useFormDraft } from '../../../lib/useFormDraft.ts';
import { errorText } from '../../../text/errors.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { fromInput, LAST_INPUT, toInput } from '../../explore/wallInput.rules.ts';
import { firstEvening } from '../../invitations/compose/days.rules.ts';
import { refreshPlans } from '../../plans/planCache.actions.ts';
import { surprisesText } from '../surprises.text.ts';
import { momentWords } from '../surpriseWhen.rules.ts';
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
  const { draft, restored, requestId, change, drop, startOver } = useSurpriseDraft(plan, timeZone);
  const { begins, notes } = draft;
  const now = useNow();
  const starts = fromInput(begins, timeZone);
  const isPast = !starts || starts <= now;
  // While the draft lay there its time went by: that is said before anything else is written.
  const isOver = restored !== null && starts !== null && isPast;
  const [asked, setAsked] = useState(false);
  const when = useRef<HTMLInputElement>(null);
  const send = useSendSurprise(() => {
    drop();
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    // It stands above what is seen beside the button.
    if (isPast) when.current?.focus();
    if (!starts || isPast || send.isPending) return;
    send.mutate({
      ...contentOf(draft),
      request_id: requestId,
      plan_id: plan.id,
      starts_at: starts.toISOString(),
      time_zone: timeZone,
      notes: notes.trim() || null,
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={surprisesText.formTitle(plan.title)}
      description={surprisesText.lead(partner.username)}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {restored && <BegunEarlier photosGone={restored.photosGone} onStartOver={startOver} />}
        <Begins
          ref={when}
          value={begins}
          timeZone={timeZone}
          error={isOver ? surprisesText.timeOver : asked && isPast ? surprisesText.noDate : undefined}
          onChange={(begins) => change({ begins })}
        />
        <SurpriseFields draft={draft} onChange={change} />
        <TextArea
          label={surprisesText.notesField}
          optional
          value={notes}
          maxLength={INVITATION_NOTES_MAX_CHARS}
          onChange={(event) => change({ notes: event.target.value })}
        />
        <Button type="submit" size="lg" wide busy={send.isPending} busyLabel={surprisesText.sending}>
          {surprisesText.send(partner.username)}
        </Button>
      </form>
    </Dialog>
  );
}

interface BeginsProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  timeZone: string;
  /** What is wrong with it: then the first evening to come is offered. */
  error: string | undefined;
  onChange: (value: string) => void;
}

function Begins({ ref, value, timeZone, error, onChange }: BeginsProps) {
  const now = useNow();
  const next = firstEvening(now, timeZone);
  const take = () => {
    onChange(toInput(new Date(next), timeZone));
    // The button goes with what was wrong.
    ref.current?.focus();
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <Field
        ref={ref}
        label={surprisesText.begins}
        type="datetime-local"
        className="w-full"
        value={value}
        min={toInput(now, timeZone)}
        max={LAST_INPUT}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <Button size="sm" variant="quiet" onClick={take}>
          {surprisesText.take(momentWords(next, timeZone, now))}
        </Button>
      )}
    </div>
  );
}

/** As it was left, or on the first evening to come. */
const useSurpriseDraft = ({ id, places }: PlanDetails, timeZone: string) =>
  useFormDraft({
    userId: useMe()?.user_id,
    // What is written for the partner goes with the link (lib/personalData.ts).
    subject: `surprise-for-partner.${id}`,
    stored: {
      ...newDraft(areaOf(places)),
      begins: toInput(new Date(firstEvening(new Date(), timeZone)), timeZone),
      notes: '',
    },
  });

/** Once sent, its own screen says what the partner sees and when. */
function useSendSurprise(onSent: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (surprise: Parameters<typeof client.surprises.create>[0]) =>
      retrying(() => client.surprises.create(surprise)),
    onSuccess: ({ surprise }) => {
      toast(surprisesText.sent, { kind: 'success' });
      void queries.invalidateQueries({ queryKey: orpc.surprises.key() });
      void queries.invalidateQueries({ queryKey: orpc.invitations.key() });
      void refreshPlans(queries);
      onSent();
      void navigate({ to: '/us/surprises/$id', params: { id: surprise.id } });
    },
    onError: (error) => toast(surprisesText.failed, { description: errorText(error), kind: 'error' }),
  });
}
