import { i18n } from '@liora/domain/i18n/i18n';
import type { Language } from '@liora/domain/i18n/languages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../../lib/api.ts';
import { chooseFormat, languageOf } from '../../../../lib/chooseFormat.ts';
import { formatChoice } from '../../../../lib/ownFormat.ts';
import { errorText } from '../../../../text/errors.ts';
import { toast } from '../../../../ui/toast.ts';
import { useMe } from '../../../accounts/accounts.hooks.ts';

/**
 * Chooses the language of this device and of one's letters; undefined: as the browser has it. The page begins anew in it:
 * a language is chosen once, before anything is shown.
 */
export function useChooseLanguage() {
  const me = useMe();
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: Language | undefined) => {
      if (me) await client.profiles.update({ language: languageOf(chosen) });
    },
    onSuccess: (_, language) => {
      chooseFormat({ ...formatChoice(), language });
      if (languageOf(language) !== i18n.locale) location.reload();
    },
    onError: (error) => toast(errorText(error), { kind: 'error' }),
  });
  return { choose: mutate, busy: isPending || me === undefined };
}
