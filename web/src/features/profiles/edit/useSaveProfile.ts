import type { Profile } from '@liora/domain/contract/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { useRefreshSession } from '../../accounts/accounts.hooks.ts';
import { profileOptions } from '../profiles.queries.ts';
import { profilesText } from '../profiles.text.ts';

export type ProfileChange = Parameters<typeof client.profiles.update>[0];

/** Stores a change of the own profile; name and photo stand on many screens, which ask for them again. */
export function useSaveProfile(userId: string, onDone: () => void) {
  const queries = useQueryClient();
  const refresh = useRefreshSession();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: ProfileChange) => client.profiles.update(change),
    onSuccess: (profile: Profile) => {
      queries.setQueryData(profileOptions(userId).queryKey, profile);
      void refresh();
      for (const queryKey of [
        orpc.profiles.key(),
        orpc.plans.key(),
        orpc.explore.key(),
        orpc.places.get.key(),
        orpc.places.plans.key(),
      ])
        void queries.invalidateQueries({ queryKey });
      toast(profilesText.success, { description: profilesText.updated, kind: 'success' });
      onDone();
    },
    onError: (failure) =>
      toast(profilesText.error, {
        description: errorCode(failure) ? errorText(failure) : profilesText.updateFailed,
        kind: 'error',
      }),
  });
  return { save: mutate, busy: isPending, taken: errorCode(error) === 'USERNAME_TAKEN' };
}
