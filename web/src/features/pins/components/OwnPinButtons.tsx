import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { pinsText } from '../pins.text.ts';
import { useDeletePin } from '../useDeletePin.ts';
import { EditPin } from './EditPin.tsx';

interface OwnPinButtonsProps {
  id: string;
  title: string;
  onGone: () => void;
}

/** 'Edit Pin' and 'Delete Pin' where there is room for their words (CARD-13). */
export function OwnPinButtons({ id, title, onGone }: OwnPinButtonsProps) {
  const [editing, setEditing] = useState(false);
  const remove = useDeletePin(onGone);
  return (
    <>
      <Button variant="quiet" icon={<Pencil />} aria-haspopup="dialog" onClick={() => setEditing(true)}>
        {pinsText.edit}
      </Button>
      <Button
        variant="danger"
        icon={<Trash2 />}
        busy={remove.isPending}
        onClick={() => remove.mutate({ id, title })}
      >
        {pinsText.delete}
      </Button>
      {editing && <EditPin id={id} onClose={() => setEditing(false)} />}
    </>
  );
}
