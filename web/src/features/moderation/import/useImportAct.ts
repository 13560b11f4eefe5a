import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { IMPORT_KEY } from './imports.queries.ts';
import { importsText } from './imports.text.ts';

export type ImportAct = { act: 'dryRun'; file: string } | { act: 'apply' | 'rollBack' | 'stop'; id: number };

const ask = (deed: ImportAct) =>
  deed.act === 'dryRun'
    ? client.imports.dryRun({ file: deed.file })
    : client.imports[deed.act]({ id: deed.id });

/** Begins or stops an import; a dry run that began is shown. */
export function useImportAct() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ id, refused }, { act }) => {
      if (refused)
        return toast(importsText.failed, { kind: 'error', description: importsText.refusedActs[refused] });
      if (act === 'dryRun')
        return void navigate({ to: '/admin/places', search: { tab: 'imports', item: String(id) } });
      toast(importsText.begunAct[act], { kind: 'success' });
    },
    onError: (error) => toast(importsText.failed, { kind: 'error', description: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: IMPORT_KEY() }),
  });
}
