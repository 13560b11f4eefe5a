import type { ImportRun } from '@liora/domain/contract/imports';
import { Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { importsText } from './imports.text.ts';
import { changesOf } from './importWords.rules.ts';
import { useImportAct } from './useImportAct.ts';

type Act = 'apply' | 'rollBack' | 'stop';

const words = (act: Act, file: string) =>
  ({
    apply: {
      title: importsText.applyTitle,
      description: importsText.applyText(file),
      confirmLabel: importsText.applyConfirm,
    },
    rollBack: {
      title: importsText.rollBackTitle,
      description: importsText.rollBackText,
      confirmLabel: importsText.rollBack,
      cancelLabel: importsText.keep,
      danger: true,
    },
    stop: {
      title: importsText.stopTitle,
      description: importsText.stopText,
      confirmLabel: importsText.stop,
      cancelLabel: importsText.goOn,
      danger: true,
    },
  })[act];

/** What can be done with an import as it stands, each behind a question. */
export function ImportActs({ run }: { run: ImportRun }) {
  const [asked, setAsked] = useState<Act>('apply');
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useImportAct();
  const ask = (act: Act) => {
    setAsked(act);
    setOpen(true);
  };
  const { may, counts } = run;
  // A question that is still open leaves by itself.
  if (!open && !may.apply && !may.stop && !may.roll_back) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 pt-2 shadow-[0_-1px_0_var(--line)]">
      {may.apply && counts && (
        <>
          <Button icon={<Check />} onClick={() => ask('apply')}>
            {importsText.apply(changesOf(counts))}
          </Button>
          <span className="text-small text-ink-2">{importsText.canRollBack}</span>
        </>
      )}
      {may.stop && (
        <Button variant="line" icon={<X />} onClick={() => ask('stop')}>
          {importsText.stop}
        </Button>
      )}
      {may.roll_back && (
        <Button variant="danger" icon={<Undo2 />} onClick={() => ask('rollBack')}>
          {importsText.rollBack}
        </Button>
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        {...words(asked, run.file)}
        busy={isPending}
        onConfirm={() => mutate({ act: asked, id: run.id }, { onSettled: () => setOpen(false) })}
      />
    </div>
  );
}
