import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import type { PlaceDetails } from '@liora/domain/contract/places';
import { PLACE_FACT_NOTE_MAX_CHARS } from '@liora/domain/limits';
import type { FormEvent } from 'react';
import { useFormDraft } from '../../../lib/useFormDraft.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RadioList } from '../../../ui/RadioList.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { factsText } from './facts.text.ts';
import { useReportFact } from './useFactsFeedback.ts';

interface WrongFactsDialogProps {
  place: PlaceDetails;
  open: boolean;
  onClose: () => void;
}

interface WrongFacts {
  kind: PlaceFactKind | null;
  note: string;
}

const KINDS = ['closed', 'moved', 'wrong_hours'] as const satisfies PlaceFactKind[];

/**
 * Two taps: what is wrong, and send; words only from who has them. Of a place that is closed for good there is one thing to
 * say, and nothing to choose. Mounted anew for every opening.
 */
export function WrongFactsDialog({ place, open, onClose }: WrongFactsDialogProps) {
  const { draft, restored, change, drop, startOver } = useFormDraft<WrongFacts>({
    userId: useMe()?.user_id,
    subject: `${place.closedForGood ? 'open-again' : 'wrong-facts'}.${place.id}`,
    stored: { kind: place.closedForGood ? 'reopened' : null, note: '' },
  });
  const { kind, note } = draft;
  const report = useReportFact(place.id, () => {
    drop();
    onClose();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (kind && !report.isPending) report.mutate({ kind, note: note.trim() || null });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={place.closedForGood ? factsText.reopened : factsText.title}
      description={place.name}
    >
      <form className="grid gap-4" onSubmit={send}>
        {restored && <BegunEarlier photosGone={restored.photosGone} onStartOver={startOver} />}
        {!place.closedForGood && (
          <RadioList
            label={factsText.title}
            hideLabel
            value={kind}
            onValueChange={(kind) => change({ kind })}
            options={KINDS.map((value) => ({ value, label: factsText.kinds[value] }))}
          />
        )}
        <TextArea
          label={factsText.words}
          optional
          placeholder={factsText.placeholder}
          help={factsText.counter(note.length, PLACE_FACT_NOTE_MAX_CHARS)}
          value={note}
          maxLength={PLACE_FACT_NOTE_MAX_CHARS}
          onChange={(event) => change({ note: event.target.value })}
        />
        <Button type="submit" wide busy={report.isPending} disabled={kind === null}>
          {factsText.send}
        </Button>
      </form>
    </Dialog>
  );
}
