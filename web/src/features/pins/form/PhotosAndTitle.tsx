import type { Photo } from '@liora/domain/contract/photos';
import { PIN_PHOTOS_MAX } from '@liora/domain/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { PhotosField } from '../../photos/PhotosField.tsx';
import { TitleField } from './PinFields.tsx';
import type { PinDraft } from './pinDraft.forms.ts';
import styles from './pinForm.module.css';

/** The photos stand before the title: beside it until there are any. */
export function PhotosAndTitle({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const { setValue, getValues } = useFormContext<PinDraft>();
  const photos = useWatch<PinDraft, 'photos'>({ name: 'photos' });
  const change = (next: Photo[]) => setValue('photos', next, { shouldDirty: true });
  return (
    <div className={styles.photosAndTitle} data-none={photos.length === 0 ? '' : undefined}>
      <PhotosField
        kind="pin"
        photos={photos}
        most={PIN_PHOTOS_MAX}
        onAdd={(photo) => change([...getValues('photos'), photo])}
        onChange={change}
        onBusy={onBusy}
      />
      <TitleField />
    </div>
  );
}
