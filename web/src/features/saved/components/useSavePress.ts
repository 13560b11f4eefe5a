import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { withOverlay } from '../../../lib/overlays.ts';
import { knownMe } from '../../accounts/accounts.queries.ts';
import type { SavedWithin } from '../savedWithin.types.ts';
import { useSignInPress } from './useSignInPress.ts';

/** A press that nothing answers for longer seems lost. */
const SOON_MS = 400;

/**
 * What a press on Save does: the dialog with the categories (SAVE-01); what is saved is taken out (SAVE-02); a visitor is
 * told to sign in (SAVE-07). The code comes with the first press.
 */
export function useSavePress({ id, name }: { id: string; name: string }, within: SavedWithin) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const signIn = useSignInPress();
  return async (saved: boolean) => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, SOON_MS));
    const me = await Promise.race([knownMe(queries), late]).catch(() => undefined);
    // While it is not known who reads, the dialog opens as well: it waits for that, and no press is lost.
    if (me !== null && !saved)
      return navigate({ to: '.', search: withOverlay({ save: id }), resetScroll: false });
    const actions = await import('../savePress.actions.ts');
    const signedOut = () => actions.askToSignIn(within, signIn);
    return me ? actions.removePressed(queries, { id, name }, signedOut) : signedOut();
  };
}
