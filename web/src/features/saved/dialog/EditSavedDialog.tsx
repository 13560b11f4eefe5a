import type { Category, SavedPlace } from '@liora/domain/contract/saved';
import type { SavedWords } from '@liora/domain/contract/savedWords';
import { SAVED_NOTE_MAX_CHARS } from '@liora/domain/limits';
import { SAVED_MARKS } from '@liora/domain/rules/savedPlaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { isSame } from '../../../lib/formDraft.ts';
import { useFormDraft } from '../../../lib/useFormDraft.ts';
import { waits } from '../../../lib/writeThrough.ts';
import { errorText } from '../../../text/errors.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TwoVersions } from '../../../ui/TwoVersions.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { usePartner } from '../../couples/usePartner.ts';
import { NewCategory } from '../categories/NewCategory.tsx';
import { nameOf } from '../list/useSavedList.ts';
import { refreshSaved } from '../refreshSaved.actions.ts';
import { savedText } from '../saved.text.ts';
import { sharedSavesText } from '../shared/sharedSaves.text.ts';
import {
  draftOfSaved,
  type SavedDraft,
  typedOf,
  wordDifferences,
  wordsNow,
  wordsOf,
} from './savedWords.rules.ts';

interface EditSavedDialogProps {
  saved: SavedPlace;
  categories: readonly Category[];
  onClose: () => void;
}

/**
 * Saves a draft of a saved place, of which `send` says how its mark and note stood when the editing began. `newer`: how they stand
 * now, where they were changed on another device since.
 */
function useSaveChanges(saved: SavedPlace, draft: SavedDraft, onSaved: () => void) {
  const { mark, note, category_ids, shared } = draft;
  const queries = useQueryClient();
  const [newer, setNewer] = useState<SavedWords | null>(null);
  const save = useMutation({
    // Mark and note come last: they alone wait for a connection (features/offline/outbox), whole or not at all.
    mutationFn: async (was: SavedWords) => {
      if (!isSame(category_ids, saved.category_ids))
        await client.saved.arrange({ places: [{ id: saved.id, category_ids }] });
      if (shared !== saved.shared_with_partner) await client.saved.share({ ids: [saved.id], shared });
      await client.saved.update({ id: saved.id, mark, note, was });
    },
    onSuccess: () => {
      refreshSaved(queries, [saved.id]);
      onSaved();
    },
    onError: (error) => {
      if (waits(error)) onSaved();
      else setNewer(wordsNow(error));
    },
  });
  const forgetNewer = () => setNewer(null);
  return {
    send: (was: SavedWords) => {
      forgetNewer();
      save.mutate(was);
    },
    isPending: save.isPending,
    error: save.isError && !newer && !waits(save.error) && errorText(save.error),
    newer,
    forgetNewer,
  };
}

/** Mark, private note and categories of one saved place. */
export function EditSavedDialog({ saved, categories, onClose }: EditSavedDialogProps) {
  const { draft, base, restored, change, rebase, drop, startOver } = useFormDraft({
    userId: useMe()?.user_id,
    subject: `saved.${saved.id}`,
    stored: draftOfSaved(saved),
  });
  const { mark, note, shared } = draft;
  const leave = () => {
    drop();
    onClose();
  };
  const { send, isPending, error, newer, forgetNewer } = useSaveChanges(saved, draft, leave);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{nameOf(saved, savedText.unavailable)}</span>}
      size="md"
      footer={
        <Button wide busy={isPending} onClick={() => send(wordsOf(base))}>
          {savedText.saveChanges}
        </Button>
      }
    >
      {restored && !newer && <BegunEarlier photosGone={restored.photosGone} onStartOver={startOver} />}
      {newer && (
        <TwoVersions
          differences={wordDifferences({ mark, note }, newer)}
          onKeepMine={() => {
            rebase({ ...base, ...typedOf(newer) });
            send(newer);
          }}
          onTakeTheirs={() => {
            rebase({ ...base, ...typedOf(newer) });
            change(typedOf(newer));
            forgetNewer();
          }}
        />
      )}
      <ChipRow label={savedText.mark} wrap>
        {SAVED_MARKS.map((one) => (
          <Chip key={one} on={mark === one} onClick={() => change({ mark: mark === one ? null : one })}>
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
        onChange={(event) => change({ note: event.target.value })}
      />
      <Categories
        categories={categories}
        chosen={draft.category_ids}
        onPut={(id, is) =>
          change(({ category_ids }) => ({ category_ids: withOrWithout(category_ids, id, is) }))
        }
      />
      <Sharing shared={shared} onChange={(shared) => change({ shared })} />
      <InlineError>{error}</InlineError>
    </Dialog>
  );
}

const withOrWithout = (ids: readonly string[], id: string, is: boolean): string[] => [
  ...ids.filter((other) => other !== id),
  ...(is ? [id] : []),
];

interface CategoriesProps {
  categories: readonly Category[];
  chosen: readonly string[];
  onPut: (id: string, is: boolean) => void;
}

function Categories({ categories, chosen, onPut }: CategoriesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-label font-semibold">{savedText.categories}</legend>
      {categories.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onCheckedChange={(is) => onPut(id, is)}
        />
      ))}
      <NewCategory onCreated={({ id }) => onPut(id, true)} />
    </fieldset>
  );
}

function Sharing({ shared, onChange }: { shared: boolean; onChange: (shared: boolean) => void }) {
  const partner = usePartner();
  if (!partner) return null;
  return (
    <Switch
      label={sharedSavesText.sees(partner.username)}
      note={sharedSavesText.seesNote}
      checked={shared}
      onCheckedChange={onChange}
    />
  );
}
