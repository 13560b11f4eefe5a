import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { RadioList } from '../../../ui/RadioList.tsx';
import type { ListFormat } from '../files/writeList.rules.ts';
import { collect, handOver } from './export.actions.ts';
import { exportText } from './export.text.ts';

const FORMATS: readonly ListFormat[] = ['csv', 'geojson', 'gpx', 'kml'];

/** 'Export my list': everything saved as a file, made on this device. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [format, setFormat] = useState<ListFormat>('csv');
  const [alsoOwn, setAlsoOwn] = useState(true);
  const closed = useRef(new AbortController());
  useEffect(() => {
    closed.current = new AbortController();
    return () => closed.current.abort();
  }, []);
  const take = useMutation({
    mutationFn: async () => {
      const { rows, unavailable } = await collect(alsoOwn, closed.current.signal);
      return { ...handOver(rows, format), unavailable };
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={exportText.title}
      size="sm"
      bodyClassName="gap-5 pt-2"
    >
      <p className="text-ink-2">{exportText.intro}</p>
      <RadioList
        label={exportText.format}
        value={format}
        onValueChange={(next) => {
          setFormat(next);
          take.reset();
        }}
        options={FORMATS.map((value) => ({
          value,
          label: exportText.formats[value],
          note: exportText.notes[value],
        }))}
      />
      <Checkbox label={exportText.alsoOwn} checked={alsoOwn} onCheckedChange={setAlsoOwn} />
      <InlineError>{take.isError && errorText(take.error)}</InlineError>
      <div role="status" className="grid gap-1 empty:hidden">
        {take.data && <p>{exportText.inFile(take.data.written)}</p>}
        {take.data && take.data.leftOut > 0 && (
          <p className="text-ink-2">{exportText.leftOut(take.data.leftOut)}</p>
        )}
        {take.data && take.data.unavailable > 0 && (
          <p className="text-ink-2">{exportText.unavailable(take.data.unavailable)}</p>
        )}
      </div>
      <Button wide icon={<Download />} busy={take.isPending} onClick={() => take.mutate()}>
        {exportText.download}
      </Button>
    </Dialog>
  );
}
