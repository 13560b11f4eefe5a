import { zodResolver } from '@hookform/resolvers/zod';
import type { OwnPin } from '@liora/domain/contract/pinCards';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { isSame } from '../../../lib/formDraft.ts';
import { useFormDraft } from '../../../lib/useFormDraft.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { draftOfPin, type PinDraft, pinDraft, pinError } from './pinDraft.forms.ts';
import { type PinTarget, useSubmitPin } from './useSubmitPin.ts';

const schema = pinDraft.superRefine((draft, context) => {
  const error = pinError(draft);
  if (error) context.addIssue({ code: 'custom', path: [error.field], message: error.text });
});

interface PinFormOptions {
  start: PinDraft;
  target: PinTarget;
  onStored: (pin: OwnPin) => void;
}

/** The form, as it was left or as the pin stands, its rules, sending it, and what somebody else made of the pin meanwhile. */
export function usePinForm({ start, target, onStored }: PinFormOptions) {
  const { draft, restored, version, requestId, change, rebase, drop, startOver } = useFormDraft({
    userId: useMe()?.user_id,
    subject: target.kind === 'edit' ? `pin.${target.id}` : 'pin',
    stored: start,
    ...(target.kind === 'edit' && { version: target.version }),
  });
  const form = useForm<PinDraft>({ resolver: zodResolver(schema), defaultValues: draft, mode: 'onChange' });
  useStoredValues(form, (values) =>
    // A new pin of which nothing is said yet but where it stands is a look at the map.
    change(target.kind === 'new' && isSame({ ...values, at: null }, start) ? start : values),
  );
  /** How the pin stands now, when that is not what this edit began with. */
  const [changed, setChanged] = useState<OwnPin | null>(null);
  const sending = useSubmitPin({
    target,
    requestId,
    onStored: (pin) => {
      drop();
      onStored(pin);
    },
    onChanged: setChanged,
  });

  /** Whether it may be sent; what is missing is told where it stands, which is read out. */
  const check = (): boolean => {
    const error = pinError(form.getValues());
    if (error) form.setError(error.field, { message: error.text }, { shouldFocus: true });
    return error === null;
  };
  const send = (from = version) => {
    if (!sending.isPending && check()) sending.mutate({ draft: form.getValues(), version: from });
  };
  /** The edit goes on from how the pin stands now. */
  const goOnFrom = (pin: OwnPin) => {
    rebase(draftOfPin(pin), pin.version);
    setChanged(null);
  };
  return {
    form,
    check,
    send: () => send(),
    sending: sending.isPending,
    changed,
    keepMine: () => {
      if (!changed) return;
      goOnFrom(changed);
      send(changed.version);
    },
    takeTheirs: () => {
      if (!changed) return;
      goOnFrom(changed);
      form.reset(draftOfPin(changed));
    },
    restored,
    requestId,
    /** `stays`: what is not of the form alone, as the pin on the map. */
    startOver: (stays: Partial<PinDraft>) => {
      startOver();
      form.reset({ ...start, ...stays }, { keepFieldsRef: true });
      // The button that was pressed is gone.
      form.setFocus('title');
    },
  };
}

/** Every change of the form, as it is made. */
function useStoredValues(form: UseFormReturn<PinDraft>, store: (values: PinDraft) => void): void {
  const stored = useEffectEvent(store);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => stored(values) }),
    [form],
  );
}
