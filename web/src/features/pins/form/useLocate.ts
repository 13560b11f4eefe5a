import type { LocatedAddress } from '@liora/domain/contract/pins';
import { useMutation } from '@tanstack/react-query';
import { client, errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { pinsText } from '../pins.text.ts';

/** Looks a typed address up, and tells what came of it (ERR-60 to ERR-62). */
export function useLocate(onFound: (found: LocatedAddress) => void) {
  const locate = useMutation({
    mutationFn: (address: string) => client.pins.locate({ address }),
    onSuccess: ({ found }) => {
      if (!found) return toast(pinsText.notFound, { kind: 'error' });
      toast(pinsText.located, { description: pinsText.precision[found.precision], kind: 'success' });
      onFound(found);
    },
    // Whoever knows cannot be reached: that says nothing of the address (RUL-85).
    onError: (error, address) => {
      const isDown = errorCode(error) === 'GEOCODING_FAILED';
      toast(pinsText.locateFailed, {
        kind: 'error',
        description: isDown ? pinsText.locateDown : errorText(error, pinsText.offline),
        action: { label: pinsText.retry, onPress: () => locate.mutate(address) },
      });
    },
  });
  return locate;
}
