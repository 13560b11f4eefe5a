import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './import.module.css';
import { importText } from './import.text.ts';

const LISTS = '.gpx,.kml,.geojson,.json,.csv,.tsv,.txt,.zip';

/** A file is chosen, or dropped. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      <p className="text-ink-2">{importText.intro}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button is the first */}
      <div
        className={styles.drop}
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" />
        <Button onClick={() => input.current?.click()}>{importText.choose}</Button>
        <p className="text-small text-ink-2">{importText.drop}</p>
        <input
          ref={input}
          type="file"
          accept={LISTS}
          hidden
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
    </>
  );
}
