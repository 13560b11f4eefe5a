import type { LocatedAddress } from '@liora/domain/contract/pins';
import { PIN_ADDRESS_MAX_CHARS } from '@liora/domain/limits';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { pinsText } from '../pins.text.ts';
import type { PinDraft } from './pinDraft.forms.ts';
import { useLocate } from './useLocate.ts';

/** The address, and the button that finds its point. What is only near says so. */
export function AddressField({
  onFound,
}: {
  onFound: (at: { latitude: number; longitude: number }) => void;
}) {
  const { register, formState, setValue, clearErrors } = useFormContext<PinDraft>();
  const address = useWatch<PinDraft, 'address'>({ name: 'address' });
  const [found, setFound] = useState<(LocatedAddress & { asked: string }) | null>(null);
  const locate = useLocate((answer) => {
    const { latitude, longitude } = answer;
    setFound({ ...answer, asked: address });
    setValue('at', { latitude, longitude }, { shouldDirty: true });
    clearErrors('address');
    onFound({ latitude, longitude });
  });
  const asked = address.trim();
  const find = () => asked !== '' && !locate.isPending && locate.mutate(asked);
  const precision = found && found.asked === address ? pinsText.precision[found.precision] : undefined;
  return (
    <Field
      label={pinsText.address}
      optional
      placeholder={pinsText.addressHint}
      maxLength={PIN_ADDRESS_MAX_CHARS}
      autoComplete="street-address"
      error={formState.errors.address?.message}
      help={precision}
      trailing={
        <Button variant="quiet" size="sm" disabled={asked === ''} busy={locate.isPending} onClick={find}>
          {pinsText.find}
        </Button>
      }
      {...register('address')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        find();
      }}
    />
  );
}
