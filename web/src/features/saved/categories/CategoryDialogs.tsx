import type { Category } from '@liora/domain/contract/saved';
import { CATEGORY_NAME_MAX_CHARS } from '@liora/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { refreshSaved } from '../refreshSaved.actions.ts';
import { savedText } from '../saved.text.ts';
import { savePlaceText } from '../savePlace.text.ts';
import { NewCategory } from './NewCategory.tsx';

/** What is being done to a category. */
export type CategoryTask = { kind: 'new' } | { kind: 'rename' | 'merge' | 'delete'; category: Category };

interface CategoryDialogsProps {
  task: CategoryTask | null;
  categories: readonly Category[];
  onClose: () => void;
  /** The category that is shown is another one now, or none. */
  onGone: (instead: string | undefined) => void;
}

/** Making, renaming, merging and deleting categories (RUL-105). */
export function CategoryDialogs({ task, categories, onClose, onGone }: CategoryDialogsProps) {
  if (!task) return null;
  if (task.kind === 'new') {
    return (
      <SmallDialog title={savePlaceText.newCategory} onClose={onClose}>
        <NewCategory open onCreated={onClose} />
      </SmallDialog>
    );
  }
  const { category } = task;
  if (task.kind === 'rename') return <Rename category={category} onClose={onClose} />;
  if (task.kind === 'merge') {
    const others = categories.filter(({ id }) => id !== category.id);
    return <Merge category={category} others={others} onClose={onClose} onGone={onGone} />;
  }
  return <Delete category={category} onClose={onClose} onGone={onGone} />;
}

function SmallDialog(props: { title: string; onClose: () => void; children: React.ReactNode }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      size="sm"
      bodyClassName="gap-5 pt-2"
    >
      {props.children}
    </Dialog>
  );
}

/** A change of the categories; afterwards everything that shows them is asked for again. */
function useCategoryChange<Input>(change: (input: Input) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      refreshSaved(queries);
      onDone();
    },
  });
}

function Rename({ category, onClose }: { category: Category; onClose: () => void }) {
  const [name, setName] = useState(category.name);
  const rename = useCategoryChange(() => client.saved.renameCategory({ id: category.id, name }), onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate(undefined);
  };
  return (
    <SmallDialog title={savedText.renameTitle} onClose={onClose}>
      <form className="grid gap-5" onSubmit={submit}>
        <Field
          label={savedText.name}
          value={name}
          maxLength={CATEGORY_NAME_MAX_CHARS}
          error={rename.isError ? errorText(rename.error) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" wide busy={rename.isPending}>
          {savedText.rename}
        </Button>
      </form>
    </SmallDialog>
  );
}

interface MergeProps {
  category: Category;
  others: readonly Category[];
  onClose: () => void;
  onGone: (instead: string | undefined) => void;
}

function Merge({ category, others, onClose, onGone }: MergeProps) {
  const [into, setInto] = useState(others[0]?.id ?? null);
  const merge = useCategoryChange(
    (target: string) => client.saved.mergeCategories({ id: category.id, into: target }),
    () => {
      onClose();
      onGone(into ?? undefined);
    },
  );
  return (
    <SmallDialog title={savedText.mergeTitle(category.name)} onClose={onClose}>
      <p className="text-ink-2">{savedText.mergeText}</p>
      <Select
        label={savedText.mergeInto}
        value={into}
        onValueChange={setInto}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <InlineError>{merge.isError && errorText(merge.error)}</InlineError>
      <Button wide busy={merge.isPending} disabled={into === null} onClick={() => into && merge.mutate(into)}>
        {savedText.merge}
      </Button>
    </SmallDialog>
  );
}

function Delete({ category, onClose, onGone }: Omit<MergeProps, 'others'>) {
  const remove = useCategoryChange(
    () => client.saved.deleteCategory({ id: category.id }),
    () => {
      onClose();
      onGone(undefined);
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={savedText.deleteTitle(category.name)}
      description={savedText.deleteText}
      confirmLabel={savedText.delete}
      cancelLabel={savedText.keepIt}
      danger
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, { onError: (error) => toast(errorText(error), { kind: 'error' }) })
      }
    />
  );
}
