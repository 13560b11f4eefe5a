import type { Category, SavedPlace } from '@liora/domain/contract/saved';
import type { SavedWords } from '@liora/domain/contract/savedWords';
import { SAVED_NOTE_MAX_CHARS } from '@liora/domain/limits';
import { SAVED_MARKS, type SavedMark } from '@liora/domain/rules/savedPlaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { waits } from '../../../lib/writeThrough.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TwoVersions } from '../../../ui/TwoVersions.tsx';
import { usePartner } from '../../couples/usePartner.ts';
import { NewCategory } from '../categories/NewCategory.tsx';
import { nameOf } from '../list/useSavedList.ts';
import { refreshSaved } from '../refreshSaved.actions.ts';
import { savedText } from '../saved.text.ts';
import { sharedSavesText } from '../shared/sharedSaves.text.ts';
import { wordDifferences, wordsNow } from './savedWords.rules.ts';

interface EditSavedDialogProps {
  saved: SavedPlace;
  categories: readonly Category[];
  onClose: () => void;
}

/** Mark, private note and categories of one saved place. */
export function EditSavedDialog({ saved, categories, onClose }: EditSavedDialogProps) {
  const queries = useQueryClient();
  const [mark, setMark] = useState<SavedMark | null>(saved.mark);
  const [note, setNote] = useState(saved.note ?? '');
  const [lies, setLies] = useState(saved.category_ids);
  const [shared, setShared] = useState(saved.shared_with_partner);
  /** What the editing began with, and how it stands where that was changed on another device since. */
  const [began, setBegan] = useState<SavedWords>(saved);
  const [now, setNow] = useState<SavedWords | null>(null);
  const partner = usePartner();
  const save = useMutation({
    // Mark and note come last: they alone wait for a connection (features/offline/outbox), whole or not at all.
    mutationFn: async (was: SavedWords) => {
      if (lies !== saved.category_ids)
        await client.saved.arrange({ places: [{ id: saved.id, category_ids: lies }] });
      if (shared !== saved.shared_with_partner) await client.saved.share({ ids: [saved.id], shared });
      await client.saved.update({ id: saved.id, mark, note, was });
    },
    onSuccess: () => {
      refreshSaved(queries, [saved.id]);
      onClose();
    },
    onError: (error) => {
      if (waits(error)) onClose();
      else setNow(wordsNow(error));
    },
  });
  const send = (was: SavedWords) => {
    setNow(null);
    save.mutate(was);
  };
  const put = (id: string, is: boolean) =>
    setLies((before) => [...before.filter((other) => other !== id), ...(is ? [id] : [])]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{nameOf(saved, savedText.unavailable)}</span>}
      size="md"
      footer={
        <Button wide busy={save.isPending} onClick={() => send(began)}>
          {savedText.saveChanges}
        </Button>
      }
    >
      {now && (
        <TwoVersions
          differences={wordDifferences({ mark, note }, now)}
          onKeepMine={() => {
            setBegan(now);
            send(now);
          }}
          onTakeTheirs={() => {
            setBegan(now);
            setMark(now.mark);
            setNote(now.note ?? '');
            setNow(null);
          }}
        />
      )}
      <ChipRow label={savedText.mark} wrap>
        {SAVED_MARKS.map((one) => (
          <Chip key={one} on={mark === one} onClick={() => setMark(mark === one ? null : one)}>
            {savedText.marks[one]}
          </Chip>
        ))}
      </ChipRow>
      <TextArea
        label={savedText.note}
        help={savedText.noteHelp}
        optional
        rows={3}
        maxLength={SAVED_NOTE_MAX_CHARS}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-label font-semibold">{savedText.categories}</legend>
        {categories.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={lies.includes(id)} onCheckedChange={(is) => put(id, is)} />
        ))}
        <NewCategory onCreated={({ id }) => put(id, true)} />
      </fieldset>
      {partner && (
        <Switch
          label={sharedSavesText.sees(partner.username)}
          note={sharedSavesText.seesNote}
          checked={shared}
          onCheckedChange={setShared}
        />
      )}
      <InlineError>{save.isError && !now && !waits(save.error) && errorText(save.error)}</InlineError>
    </Dialog>
  );
}
