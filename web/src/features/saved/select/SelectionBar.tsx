import type { Arrangement, Category, Move } from '@liora/domain/contract/saved';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { usePartner } from '../../couples/usePartner.ts';
import { offerUndo } from '../../platform/recentChanges/recentChanges.store.ts';
import styles from '../list/saved.module.css';
import { refreshSaved } from '../refreshSaved.actions.ts';
import { savedText } from '../saved.text.ts';
import { removeRows } from '../savePress.actions.ts';
import { shareRows } from '../shared/share.actions.ts';
import { sharedSavesText } from '../shared/sharedSaves.text.ts';
import { useSignedOut } from '../useSignedOut.ts';

/** 'Uncategorized' as a choice: items of a select cannot be empty (GEN-20). */
const NONE = 'none';

interface SelectionBarProps {
  ids: readonly string[];
  categories: readonly Category[];
  onAll: () => void;
  onDone: () => void;
}

/** What one does with several places at once: move or add them to a category, take them out; each can be undone. */
export function SelectionBar({ ids, categories, onAll, onDone }: SelectionBarProps) {
  const queries = useQueryClient();
  const [moving, setMoving] = useState(false);
  const signedOut = useSignedOut();
  const none = ids.length === 0;
  const remove = async () => {
    if (await removeRows(queries, ids, savedText.manyRemoved(ids.length), signedOut)) onDone();
  };
  const partner = usePartner();
  const share = async (shared: boolean) => {
    if (await shareRows(queries, { ids, shared, name: partner?.username ?? '' })) onDone();
  };
  return (
    <section className={styles.bar} aria-label={savedText.select}>
      <p className="flex-1 font-semibold tabular-nums" role="status">
        {savedText.selected(ids.length)}
      </p>
      <Button variant="text" size="sm" onClick={onAll}>
        {savedText.selectAll}
      </Button>
      <Button variant="quiet" size="sm" disabled={none} onClick={() => setMoving(true)}>
        {savedText.move}
      </Button>
      {partner && (
        <Menu
          trigger={
            <Button variant="quiet" size="sm" disabled={none}>
              {sharedSavesText.sharing}
            </Button>
          }
          items={[
            { label: sharedSavesText.share(partner.username), onSelect: () => void share(true) },
            { label: sharedSavesText.keep, onSelect: () => void share(false) },
          ]}
        />
      )}
      <Button variant="danger" size="sm" disabled={none} onClick={() => void remove()}>
        {savedText.remove}
      </Button>
      <Button variant="primary" size="sm" onClick={onDone}>
        {savedText.done}
      </Button>
      {moving && (
        <MoveDialog
          ids={ids}
          categories={categories}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false);
            onDone();
          }}
        />
      )}
    </section>
  );
}

interface MoveDialogProps extends Pick<SelectionBarProps, 'ids' | 'categories'> {
  onClose: () => void;
  onMoved: () => void;
}

function MoveDialog({ ids, categories, onClose, onMoved }: MoveDialogProps) {
  const queries = useQueryClient();
  const [chosen, setTo] = useState<string | null>(null);
  // A category that was just made may arrive while the dialog is open.
  const to = chosen ?? categories[0]?.id ?? NONE;
  const [keep, setKeep] = useState(false);
  const move = useMutation({
    mutationFn: (where: Move) => client.saved.move({ ids: [...ids], ...where }),
    onSuccess: ({ before }, where) => {
      refreshSaved(queries, ids);
      offerUndo(savedText.moved, {
        kind: 'success',
        label: savedText.undo,
        about: savedText.selected(before.length),
        undo: () => putBack(queries, before, where),
      });
      onMoved();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={savedText.moveTitle(ids.length)}
      size="sm"
      bodyClassName="gap-5 pt-2"
    >
      <Select
        label={savedText.moveTo}
        value={to}
        onValueChange={setTo}
        options={[
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
          { value: NONE, label: savedText.uncategorized },
        ]}
      />
      {to !== NONE && <Checkbox label={savedText.keep} checked={keep} onCheckedChange={setKeep} />}
      <InlineError>{move.isError && errorText(move.error)}</InlineError>
      <Button
        wide
        busy={move.isPending}
        onClick={() => move.mutate({ category_id: to === NONE ? null : to, keep: keep && to !== NONE })}
      >
        {savedText.move}
      </Button>
    </Dialog>
  );
}

/** What lies elsewhere again by now stays there. */
async function putBack(queries: QueryClient, before: Arrangement[], undo_of: Move): Promise<void> {
  try {
    await client.saved.arrange({ places: before, undo_of });
  } catch (error) {
    toast(errorText(error), { kind: 'error' });
    throw error;
  } finally {
    refreshSaved(
      queries,
      before.map(({ id }) => id),
    );
  }
}
