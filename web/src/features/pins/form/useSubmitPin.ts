import type { OwnPin } from '@liora/domain/contract/pinCards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { refreshPins } from '../pinCache.actions.ts';
import { pinsText } from '../pins.text.ts';
import { contentOfPin, type PinDraft } from './pinDraft.forms.ts';
import { pinFailure } from './pinFailure.rules.ts';
import { useSignedInCall } from './useSignedInCall.ts';
import { useSignInAction } from './useSignInAction.ts';

/** What is to become of a form: a new pin, or an edit of one in the version that it has now. */
export type PinTarget = { kind: 'new' } | { kind: 'edit'; id: string; version: number };

interface SubmitPinOptions {
  target: PinTarget;
  /** Of a new pin, so that sending it twice stores it once. */
  requestId: string;
  onStored: (pin: OwnPin) => void;
  /** Somebody changed it meanwhile: this is how it stands now. */
  onChanged: (pin: OwnPin) => void;
}

/** Sends the form. What was typed stays in it until the server has stored it. */
export function useSubmitPin({ target, requestId, onStored, onChanged }: SubmitPinOptions) {
  const queries = useQueryClient();
  const signedIn = Boolean(useMe());
  const ask = useSignedInCall();
  const signIn = useSignInAction();
  const deed = target.kind === 'new' ? 'create' : 'update';
  return useMutation({
    mutationFn: ({ draft, version }: { draft: PinDraft; version: number }) => {
      const content = contentOfPin(draft);
      return ask(() =>
        target.kind === 'new'
          ? client.pins.create({ ...content, request_id: requestId })
          : client.pins.update({ ...content, id: target.id, version }),
      );
    },
    onSuccess: (pin) => {
      refreshPins(queries);
      onStored(pin);
      const title = deed === 'create' ? pinsText.created : pinsText.updated;
      toast(title, { description: pin.title, kind: 'success' });
    },
    onError: (error) => {
      const code = errorCode(error);
      const pin = changedPin(error);
      if (code === 'PIN_CHANGED' && pin) return onChanged(pin);
      const { title, ...more } = pinFailure(deed, code, {
        signedIn,
        text: errorText(error, pinsText.failed),
      });
      toast(title, { ...more, kind: 'error', ...(code === 'UNAUTHENTICATED' && { action: signIn }) });
    },
  });
}

function changedPin(error: unknown): OwnPin | null {
  const data = error instanceof Error && 'data' in error ? error.data : null;
  return data && typeof data === 'object' && 'pin' in data ? (data.pin as OwnPin) : null;
}
