import { useSelector } from '@tanstack/react-store';
import { Move, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { IconButton } from '../../../ui/IconButton.tsx';
import { EditPinDialog } from '../components/EditPinDialog.tsx';
import { PinForm } from '../form/PinForm.tsx';
import { EMPTY_PIN, type PinDraft } from '../form/pinDraft.forms.ts';
import { pinsText } from '../pins.text.ts';
import { beginDrop, endDrop, pinDropStore, showDropAs } from './pinDrop.store.ts';
import styles from './pinDropper.module.css';

/** A new pin on the map: its form at the side, on phones in a sheet; the map stays in use. */
export function DropPanel() {
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const [other, setOther] = useState<string | null>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  if (other) return <EditPinDialog id={other} onClose={endDrop} />;
  return (
    <div className={styles.dropping} data-over-map="">
      <IconButton variant="float" label={pinsText.cancelDrop} className={styles.close} onClick={endDrop}>
        <X />
      </IconButton>
      <p className={styles.hint}>
        <Move aria-hidden="true" />
        {pinsText.dropHint}
      </p>
      <section
        ref={panel}
        tabIndex={-1}
        className={styles.panel}
        aria-labelledby={title}
        onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && endDrop()}
      >
        <h2 id={title} className={`t2 ${styles.title}`}>
          {pinsText.newPin}
        </h2>
        <PinForm
          target={{ kind: 'new' }}
          start={EMPTY_PIN}
          onStored={endDrop}
          onEditOther={setOther}
          onPoint={({ latitude, longitude }) => beginDrop({ lat: latitude, lng: longitude })}
        >
          <MapAndForm />
        </PinForm>
      </section>
    </div>
  );
}

/** The form knows where the pin stands, and the pin what it is. */
function MapAndForm() {
  const { setValue, getValues } = useFormContext<PinDraft>();
  const at = useSelector(pinDropStore, (drop) => drop.at);
  const category = useWatch<PinDraft, 'category'>({ name: 'category' });
  useEffect(() => {
    // A pin that is dropped nowhere in particular goes to where its draft was left.
    const left = getValues('at');
    if (left && pinDropStore.state.drop?.from === null)
      beginDrop({ lat: left.latitude, lng: left.longitude });
  }, [getValues]);
  useEffect(() => {
    setValue('at', at && { latitude: at.lat, longitude: at.lng }, { shouldDirty: true });
  }, [at, setValue]);
  useEffect(() => showDropAs(category), [category]);
  return null;
}
