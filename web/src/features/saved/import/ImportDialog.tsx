import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { DryRunView } from './DryRunView.tsx';
import { importText } from './import.text.ts';
import { Progress } from './Progress.tsx';
import { Result, Undone } from './Result.tsx';
import { offerToUndo } from './undo.actions.ts';
import { useListImport } from './useListImport.ts';

/** 'Import a list': from a file to places, with a dry run between, and one undo after it. */
export function ImportDialog({ onClose: close }: { onClose: () => void }) {
  const queries = useQueryClient();
  const listImport = useListImport();
  const { stage, error } = listImport;
  const onClose = () => {
    if (stage.kind === 'done' || stage.kind === 'stopped') offerToUndo(queries, stage.now);
    close();
  };
  const isBusy = stage.kind === 'importing' || listImport.undoing;
  return (
    <Dialog
      open
      // An import is stopped by its own button, so that its undo is not lost by a slip.
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={importText.title}
      size="md"
      bodyClassName="gap-5 pt-2"
    >
      <InlineError>{error}</InlineError>
      {stage.kind === 'choose' && <ChooseFile onFile={(file) => void listImport.check(file)} />}
      {(stage.kind === 'reading' || stage.kind === 'checking') && (
        <Progress
          label={stage.kind === 'reading' ? importText.reading : importText.checking}
          share={stage.share}
          onCancel={listImport.stop}
        />
      )}
      {stage.kind === 'checked' && <DryRunView run={stage.run} listImport={listImport} />}
      {stage.kind === 'importing' && (
        <Progress
          label={importText.importing}
          share={stage.now.done / stage.now.batches.length}
          onCancel={listImport.stop}
        />
      )}
      {(stage.kind === 'stopped' || stage.kind === 'done') && (
        <Result now={stage.now} isDone={stage.kind === 'done'} listImport={listImport} onClose={onClose} />
      )}
      {stage.kind === 'undone' && (
        <>
          <Undone kept={stage.kept} />
          <Button wide onClick={onClose}>
            {importText.close}
          </Button>
        </>
      )}
    </Dialog>
  );
}
