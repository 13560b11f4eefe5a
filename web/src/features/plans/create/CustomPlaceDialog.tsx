import { STOP_ADDRESS_MAX_CHARS, STOP_NAME_MAX_CHARS, STOP_NOTE_MAX_CHARS } from '@liora/domain/limits';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { OwnWords } from './beginning.rules.ts';
import { createText } from './create.text.ts';
import { type CustomPlaceFields, customStop, isCustomPlaceReady } from './customPlace.forms.ts';
import { customPlaceId } from './customPlaceId.rules.ts';
import type { DraftStop } from './draft.forms.ts';

interface CustomPlaceDialogProps {
  /** What was typed in the search box, or the words of a pin; null keeps the dialog closed (RUL-68). */
  start: OwnWords | null;
  onClose: () => void;
  onAdd: (stop: DraftStop) => void;
}

/** A place that no list knows: name, address and, if one likes, a line about it (PCRE-28 to PCRE-33). */
export function CustomPlaceDialog({ start, onClose, onAdd }: CustomPlaceDialogProps) {
  const address = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={start !== null}
      onOpenChange={(open) => !open && onClose()}
      title={createText.customTitle}
      description={start?.ofPin !== undefined && createText.customOfPin}
      size="md"
      phone="sheet"
      initialFocus={start?.address ? done : address}
    >
      <CustomPlaceForm
        start={start ?? NOTHING}
        address={address}
        done={done}
        onAdd={(stop) => {
          onClose();
          onAdd(stop);
        }}
      />
    </Dialog>
  );
}

const NOTHING: OwnWords = { name: '', address: '' };

interface CustomPlaceFormProps {
  start: OwnWords;
  /** The name is there already: people go on with the address, or when that is there, too, they are done. */
  address: RefObject<HTMLInputElement | null>;
  done: RefObject<HTMLButtonElement | null>;
  onAdd: (stop: DraftStop) => void;
}

function CustomPlaceForm({ start, address, done, onAdd }: CustomPlaceFormProps) {
  const [fields, setFields] = useState<CustomPlaceFields>({
    name: start.name,
    address: start.address,
    description: '',
  });
  const ready = isCustomPlaceReady(fields);
  const change = (part: Partial<CustomPlaceFields>) => setFields((before) => ({ ...before, ...part }));
  const add = () => ready && onAdd(customStop(fields, customPlaceId(new Date()), start.ofPin));
  const addOnEnter = (event: KeyboardEvent) =>
    event.key === 'Enter' && !event.nativeEvent.isComposing && add();
  return (
    <>
      <Field
        label={createText.customName}
        value={fields.name}
        maxLength={STOP_NAME_MAX_CHARS}
        required
        onChange={(event) => change({ name: event.target.value })}
        onKeyDown={addOnEnter}
      />
      <Field
        ref={address}
        label={createText.customAddress}
        value={fields.address}
        maxLength={STOP_ADDRESS_MAX_CHARS}
        required
        onChange={(event) => change({ address: event.target.value })}
        onKeyDown={addOnEnter}
      />
      <TextArea
        label={createText.customDescription}
        optional
        value={fields.description}
        maxLength={STOP_NOTE_MAX_CHARS}
        placeholder={createText.customDescriptionHint}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Button ref={done} wide disabled={!ready} onClick={add}>
        {createText.customAdd}
      </Button>
    </>
  );
}
