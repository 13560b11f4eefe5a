import type { Category } from '@liora/domain/contract/saved';
import { CATEGORY_NAME_MAX_CHARS } from '@liora/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { refreshSaved } from '../refreshSaved.actions.ts';
import { savePlaceText } from '../savePlace.text.ts';

interface NewCategoryProps {
  onCreated: (category: Category) => void;
  /** The field is there from the start. */
  open?: boolean;
}

/** 'New category': a button that becomes a field (RUL-105). */
export function NewCategory({ onCreated, open: openFirst = false }: NewCategoryProps) {
  const [open, setOpen] = useState(openFirst);
  const [name, setName] = useState('');
  // One per category that is made: a press that is repeated makes nothing twice.
  const [requestId, setRequestId] = useState(() => newRequestId());
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => client.saved.createCategory({ name, request_id: requestId }),
    onSuccess: (category) => {
      refreshSaved(queries);
      setName('');
      setRequestId(newRequestId());
      setOpen(openFirst);
      onCreated(category);
    },
  });
  if (!open) {
    return (
      <Button
        variant="text"
        icon={<Plus />}
        className="-ml-[12px] justify-self-start"
        onClick={() => setOpen(true)}
      >
        {savePlaceText.newCategory}
      </Button>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!create.isPending) create.mutate();
  };
  return (
    <form className="flex items-end gap-2" onSubmit={submit}>
      <Field
        className="flex-1"
        label={savePlaceText.newName}
        value={name}
        maxLength={CATEGORY_NAME_MAX_CHARS}
        autoFocus
        error={create.isError ? errorText(create.error) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="quiet" busy={create.isPending}>
        {savePlaceText.create}
      </Button>
    </form>
  );
}
