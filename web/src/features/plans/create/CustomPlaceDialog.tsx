import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { createText } from './create.text.ts';
import { type CustomPlaceFields, customStop, isCustomPlaceReady } from './customPlace.forms.ts';
import { customPlaceId } from './customPlaceId.rules.ts';
import type { DraftStop } from './draft.forms.ts';

interface CustomPlaceDialogProps {
  /** What was typed in the search box; null keeps the dialog closed (RUL-68). */
  name: string | null;
  onClose: () => void;
  onAdd: (stop: DraftStop) => void;
}

/** A place that no list knows: name, address and, if one likes, a line about it (PCRE-28 to PCRE-33). */
export function CustomPlaceDialog({ name, onClose, onAdd }: CustomPlaceDialogProps) {
  const address = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={name !== null}
      onOpenChange={(open) => !open && onClose()}
      title={createText.customTitle}
      size="md"
      phone="sheet"
      initialFocus={address}
    >
      <CustomPlaceForm
        name={name ?? ''}
        address={address}
        onAdd={(stop) => {
          onClose();
          onAdd(stop);
        }}
      />
    </Dialog>
  );
}

interface CustomPlaceFormProps {
  name: string;
  /** The name is there already: people go on with the address. */
  address: RefObject<HTMLInputElement | null>;
  onAdd: (stop: DraftStop) => void;
}

function CustomPlaceForm({ name, address, onAdd }: CustomPlaceFormProps) {
  const [fields, setFields] = useState<CustomPlaceFields>({ name, address: '', description: '' });
  const ready = isCustomPlaceReady(fields);
  const change = (part: Partial<CustomPlaceFields>) => setFields((before) => ({ ...before, ...part }));
  const add = () => ready && onAdd(customStop(fields, customPlaceId(new Date())));
  const addOnEnter = (event: KeyboardEvent) =>
    event.key === 'Enter' && !event.nativeEvent.isComposing && add();
  return (
    <>
      <Field
        label={createText.customName}
        value={fields.name}
        maxLength={200}
        required
        onChange={(event) => change({ name: event.target.value })}
        onKeyDown={addOnEnter}
      />
      <Field
        ref={address}
        label={createText.customAddress}
        value={fields.address}
        maxLength={300}
        required
        onChange={(event) => change({ address: event.target.value })}
        onKeyDown={addOnEnter}
      />
      <TextArea
        label={createText.customDescription}
        optional
        value={fields.description}
        maxLength={500}
        placeholder={createText.customDescriptionHint}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Button wide disabled={!ready} onClick={add}>
        {createText.customAdd}
      </Button>
    </>
  );
}
