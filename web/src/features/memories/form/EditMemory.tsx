import type { Memory } from '@liora/domain/contract/memories';
import { errorText } from '../../../text/errors.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { memoryFormText } from './form.text.ts';
import { MemoryForm } from './MemoryForm.tsx';
import { useMemoryEdit } from './useMemoryEdit.ts';

const FORM = 'edit-memory';

/** Changes a memory. What the other one changed meanwhile is put together with it; what both changed is asked about. */
export function EditMemory({ memory, onClose }: { memory: Memory; onClose: () => void }) {
  const { draft, restored, conflicts, ...edit } = useMemoryEdit(memory, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={memoryFormText.editTitle}
      size="xl"
      footer={
        <Button type="submit" form={FORM} busy={edit.saving} disabled={edit.busy || conflicts.length > 0}>
          {memoryFormText.save}
        </Button>
      }
    >
      <MemoryForm
        id={FORM}
        draft={draft}
        onChange={edit.change}
        refusals={edit.refusals}
        onBusy={edit.setBusy}
        onSubmit={() => conflicts.length === 0 && edit.save()}
        head={
          conflicts.length > 0 ? (
            <ChangedMeanwhile
              mine={draft}
              theirs={edit.theirs}
              conflicts={conflicts}
              onChosen={edit.choose}
            />
          ) : (
            restored && <BegunEarlier photosGone={restored.photosGone} onStartOver={edit.startOver} />
          )
        }
      >
        <InlineError>{edit.error !== null && errorText(edit.error, memoryFormText.failed)}</InlineError>
      </MemoryForm>
    </Dialog>
  );
}
