import { ACTION_FILE_FORMATS, type ActionFileFormat } from '@liora/domain/rules/adminActions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { toast } from '../../../ui/toast.ts';
import type { ActionFilter } from './actionFilter.rules.ts';
import { actionsText } from './actions.text.ts';
import { exportActions } from './exportActions.actions.ts';

/** What is listed as a file, whole. */
export function ExportActions({ filter }: { filter: ActionFilter }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ActionFileFormat) => exportActions(filter, format, new Date()),
    onSuccess: (file) => {
      toast(actionsText.exported, { kind: 'success', description: actionsText.exportedText(file) });
      void queries.invalidateQueries({ queryKey: orpc.moderation.actions.key() });
    },
    onError: (error) => toast(actionsText.exportFailed, { kind: 'error', description: errorText(error) }),
  });
  return (
    <Menu
      trigger={
        <Button variant="line" icon={<Download />} busy={isPending} busyLabel={actionsText.exporting}>
          {actionsText.export}
        </Button>
      }
      items={ACTION_FILE_FORMATS.map((format) => ({
        label: actionsText.formats[format],
        onSelect: () => mutate(format),
      }))}
    />
  );
}
