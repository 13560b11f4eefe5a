import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../lib/saveFile.ts';
import { Button } from '../../../../ui/Button.tsx';
import { InlineError } from '../../../../ui/InlineError.tsx';
import { toast } from '../../../../ui/toast.ts';
import { SecurityRow } from '../../../accounts/security/SecurityRow.tsx';
import { dataText } from './data.text.ts';
import { fetchOwnData, noFileWords, ownDataFileName } from './ownDataFile.actions.ts';

/** One's own copy of everything (RUL-92). */
export function DownloadData() {
  const [percent, setPercent] = useState<number | null>(null);
  const get = useMutation({
    mutationFn: () => fetchOwnData((share) => setPercent(Math.floor(share * 100))),
    onSuccess: (file) => {
      const name = ownDataFileName(new Date());
      saveFile(file, name);
      toast(dataText.saved, { kind: 'success', description: dataText.savedText(name) });
    },
    onSettled: () => setPercent(null),
  });
  const waiting = percent === null ? dataText.preparing : dataText.receiving(percent);
  return (
    <>
      <SecurityRow
        icon={<Download />}
        title={dataText.download}
        note={get.isPending ? waiting : dataText.downloadNote}
      >
        <Button
          variant="quiet"
          size="sm"
          busy={get.isPending}
          busyLabel={dataText.getting}
          onClick={() => get.mutate()}
        >
          {dataText.get}
        </Button>
      </SecurityRow>
      <InlineError>{get.error && noFileWords(get.error)}</InlineError>
    </>
  );
}
