import { zodResolver } from '@hookform/resolvers/zod';
import type { OwnPin } from '@liora/domain/contract/pinCards';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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

/** The form, its rules, sending it, and what somebody else made of the pin meanwhile. */
export function usePinForm({ start, target, onStored }: PinFormOptions) {
  const form = useForm<PinDraft>({ resolver: zodResolver(schema), defaultValues: start, mode: 'onChange' });
  /** How the pin stands now, when that is not what this edit began with. */
  const [changed, setChanged] = useState<OwnPin | null>(null);
  const [version, setVersion] = useState(target.kind === 'edit' ? target.version : 1);
  const sending = useSubmitPin({ target, onStored, onChanged: setChanged });

  /** Whether it may be sent; what is missing is told where it stands, which is read out. */
  const check = (): boolean => {
    const error = pinError(form.getValues());
    if (error) form.setError(error.field, { message: error.text }, { shouldFocus: true });
    return error === null;
  };
  const send = (from = version) => {
    if (!sending.isPending && check()) sending.mutate({ draft: form.getValues(), version: from });
  };
  const keepMine = () => {
    if (!changed) return;
    setVersion(changed.version);
    setChanged(null);
    send(changed.version);
  };
  const takeTheirs = () => {
    if (!changed) return;
    setVersion(changed.version);
    form.reset(draftOfPin(changed));
    setChanged(null);
  };
  return { form, check, send: () => send(), sending: sending.isPending, changed, keepMine, takeTheirs };
}
