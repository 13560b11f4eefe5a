import { useMutation } from '@tanstack/react-query';
import { FileHeart } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { SecurityRow } from '../../accounts/security/SecurityRow.tsx';
import { dateFileText } from './dateFile.text.ts';
import { NotShown, openDate } from './openDate.actions.ts';
import { SavedDateDialog } from './SavedDateDialog.tsx';

/** Chooses a saved date and shows it, if nobody has changed it. */
export function OpenDate() {
  const input = useRef<HTMLInputElement>(null);
  const read = useMutation({ mutationFn: openDate });
  return (
    <div>
      <SecurityRow icon={<FileHeart />} title={dateFileText.openTitle} note={dateFileText.openNote}>
        <Button variant="quiet" size="sm" busy={read.isPending} onClick={() => input.current?.click()}>
          {dateFileText.open}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".html,text/html"
          hidden
          aria-label={dateFileText.open}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) read.mutate(file);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </SecurityRow>
      <InlineError>
        {read.error && (read.error instanceof NotShown ? read.error.message : dateFileText.noDate)}
      </InlineError>
      {read.data && <SavedDateDialog date={read.data} onClose={() => read.reset()} />}
    </div>
  );
}
