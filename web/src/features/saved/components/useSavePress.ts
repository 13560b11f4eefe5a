import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { withOverlay } from '../../../lib/overlays.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import type { SavedWithin } from '../savedWithin.types.ts';

/**
 * What a press on Save does: the dialog with the categories (SAVE-01); what is saved is taken out (SAVE-02); a visitor is
 * told to sign in (SAVE-07). The code comes with the first press.
 */
export function useSavePress({ id, name }: { id: string; name: string }, within: SavedWithin) {
  const me = useMe();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (saved: boolean) => {
    // Before it is known who reads, the dialog opens as well: it waits for that, and no press is lost.
    if (me !== null && !saved)
      return navigate({ to: '.', search: withOverlay({ save: id }), resetScroll: false });
    const actions = await import('../savePress.actions.ts');
    if (me) return actions.removePressed(queries, { id, name });
    const here = `${location.pathname}${location.search}`;
    return actions.askToSignIn(within, () => void navigate({ to: '/auth', search: { next: here } }));
  };
}
