import type { OwnPin } from '@liora/domain/contract/pinCards';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { pinsText } from '../pins.text.ts';
import { AddressField } from './AddressField.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { PhotosAndTitle } from './PhotosAndTitle.tsx';
import { CategoryField, DescriptionField, RatingField, SubcategoryField } from './PinFields.tsx';
import { PinSwitches } from './PinSwitches.tsx';
import { PointField } from './PointField.tsx';
import type { PinDraft } from './pinDraft.forms.ts';
import styles from './pinForm.module.css';
import { SamePinDialog, SamePinNote } from './SamePin.tsx';
import { usePinForm } from './usePinForm.ts';
import { type SamePin, useSamePin } from './useSamePin.ts';
import type { PinTarget } from './useSubmitPin.ts';

type Point = NonNullable<PinDraft['at']>;

export interface PinFormProps {
  target: PinTarget;
  start: PinDraft;
  onStored: (pin: OwnPin) => void;
  /** It was another pin that was meant: that one is to be edited. */
  onEditOther: (id: string) => void;
  /** Where a found address is shown, when the map is not part of the form. */
  onPoint?: (at: Point) => void;
  /** What follows the form around: the map and its pin. */
  children?: ReactNode;
}

/** The form of a pin, new or not: fields that scroll, and the button in view under them (PIN-05). */
export function PinForm({ target, start, onStored, onEditOther, onPoint, children }: PinFormProps) {
  const pinForm = usePinForm({ start, target, onStored });
  const { form, check, send, sending, changed, restored, requestId } = pinForm;
  const [asking, setAsking] = useState<SamePin | null>(null);
  const [at, title] = useWatch({ control: form.control, name: ['at', 'title'] });
  const [uploading, setUploading] = useState(false);
  const isNew = target.kind === 'new';
  const { same, find } = useSamePin({ at, title }, isNew);
  const [finding, setFinding] = useState(false);
  const open = useIsMounted();
  const submit = async () => {
    if (uploading || finding || !check()) return;
    setFinding(true);
    const found = await find();
    setFinding(false);
    // Closed meanwhile, it is not to be dropped any more.
    if (!open.current) return;
    if (found) setAsking(found);
    else send();
  };
  const busy = sending || finding;
  const words = isNew ? [pinsText.drop, pinsText.dropping] : [pinsText.save, pinsText.saving];
  return (
    <FormProvider {...form}>
      {children}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={styles.fields}>
          {changed && (
            <ChangedMeanwhile pin={changed} onKeepMine={pinForm.keepMine} onTakeTheirs={pinForm.takeTheirs} />
          )}
          {restored && !changed && (
            <BegunEarlier
              photosGone={restored.photosGone}
              onStartOver={() => pinForm.startOver(onPoint ? { at: form.getValues('at') } : {})}
            />
          )}
          <CategoryField />
          <PhotosAndTitle onBusy={setUploading} />
          {!onPoint && <AddressAndPoint key={requestId} start={form.getValues('at')} />}
          <RatingField />
          {same && <SamePinNote same={same} onSee={() => setAsking(same)} />}
          <PinSwitches />
          <SubcategoryField />
          {onPoint && <AddressField onFound={onPoint} />}
          <DescriptionField />
        </div>
        <div className={styles.foot}>
          <Button type="submit" size="lg" wide busy={busy} disabled={uploading}>
            {busy ? words[1] : words[0]}
          </Button>
        </div>
      </form>
      {asking && (
        <SamePinDialog
          same={asking}
          draft={form.getValues()}
          onClose={() => setAsking(null)}
          onEdit={() => onEditOther(asking.id)}
          onNew={() => {
            setAsking(null);
            send();
          }}
        />
      )}
    </FormProvider>
  );
}

/** Whether the form is still there when an answer comes. */
function useIsMounted() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}

/** The address, and a small map with the point that it has, or that somebody chooses. */
function AddressAndPoint({ start }: { start: PinDraft['at'] }) {
  const [from, setFrom] = useState(start);
  return (
    <>
      <AddressField onFound={setFrom} />
      <PointField from={from} onFrom={setFrom} />
    </>
  );
}
