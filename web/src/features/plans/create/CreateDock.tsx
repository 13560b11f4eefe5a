import { Route } from 'lucide-react';
import { useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { createText } from './create.text.ts';
import type { PlanDraft } from './draft.forms.ts';
import { isDraftReady } from './draftProblem.rules.ts';

interface CreateDockProps {
  kind: 'new' | 'edit';
  sending: boolean;
  onCancel: () => void;
  onSubmit: () => void;
}

/** What went wrong (PCRE-08), Cancel and Create; Create waits for a title and two places, and while it runs (PCRE-22 to PCRE-24). */
export function CreateDock({ kind, sending, onCancel, onSubmit }: CreateDockProps) {
  const [title, places] = useWatch<PlanDraft, ['title', 'places']>({ name: ['title', 'places'] });
  const { errors } = useFormState<PlanDraft>();
  const [label, busyLabel] =
    kind === 'new' ? [createText.create, createText.creating] : [createText.save, createText.saving];
  return (
    <div className="create-dock">
      <InlineError className="create-error">{errors.root?.message}</InlineError>
      <span className="flex flex-1 items-center gap-2 text-small text-ink-2 max-lg:hidden">
        <Route aria-hidden="true" />
        {createText.coverHint}
      </span>
      <Button variant="text" className="lg:ml-0 md:ml-auto" onClick={onCancel}>
        {createText.cancel}
      </Button>
      <Button
        disabled={sending || !isDraftReady({ title, places })}
        busy={sending}
        busyLabel={busyLabel}
        onClick={onSubmit}
      >
        {label}
      </Button>
    </div>
  );
}
