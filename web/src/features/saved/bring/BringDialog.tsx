import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { bringText } from './bring.text.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { DryRunView } from './DryRunView.tsx';
import { Progress } from './Progress.tsx';
import { Result, Undone } from './Result.tsx';
import { offerUndo } from './undo.actions.ts';
import { useBring } from './useBring.ts';

/** 'Bring a list': from a file to places, with a dry run between, and one undo after it. */
export function BringDialog({ onClose: close }: { onClose: () => void }) {
  const queries = useQueryClient();
  const bring = useBring();
  const { stage, error } = bring;
  const onClose = () => {
    if (stage.kind === 'done' || stage.kind === 'stopped') offerUndo(queries, stage.now);
    close();
  };
  const isBusy = stage.kind === 'importing' || bring.undoing;
  return (
    <Dialog
      open
      // What is being brought is stopped by its own button, so that its undo is not lost by a slip.
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={bringText.title}
      size="md"
      bodyClassName="gap-5 pt-2"
    >
      <InlineError>{error}</InlineError>
      {stage.kind === 'choose' && <ChooseFile onFile={(file) => void bring.check(file)} />}
      {(stage.kind === 'reading' || stage.kind === 'checking') && (
        <Progress
          label={stage.kind === 'reading' ? bringText.reading : bringText.checking}
          share={stage.share}
          onCancel={bring.stop}
        />
      )}
      {stage.kind === 'checked' && <DryRunView run={stage.run} bring={bring} />}
      {stage.kind === 'importing' && (
        <Progress
          label={bringText.importing}
          share={stage.now.done / stage.now.batches.length}
          onCancel={bring.stop}
        />
      )}
      {(stage.kind === 'stopped' || stage.kind === 'done') && (
        <Result now={stage.now} isDone={stage.kind === 'done'} bring={bring} onClose={onClose} />
      )}
      {stage.kind === 'undone' && (
        <>
          <Undone kept={stage.kept} />
          <Button wide onClick={onClose}>
            {bringText.close}
          </Button>
        </>
      )}
    </Dialog>
  );
}
