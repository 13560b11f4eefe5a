import { useQuery } from '@tanstack/react-query';
import { ChevronRight, MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { orpc } from '../../../lib/api.ts';
import { WaitingDialog } from './WaitingDialog.tsx';
import styles from './waiting.module.css';
import { waitingText } from './waiting.text.ts';

/** 'To be placed', when anything is. */
export function WaitingLine() {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(orpc.saved.waiting.queryOptions({ input: {} }));
  if (!open && (!data || data.total === 0)) return null;
  return (
    <>
      {data && data.total > 0 && (
        <button type="button" className={styles.line} onClick={() => setOpen(true)}>
          <MapPinPlus aria-hidden="true" />
          <span className="flex-1">{waitingText.line(data.total)}</span>
          <ChevronRight aria-hidden="true" />
        </button>
      )}
      {open && <WaitingDialog onClose={() => setOpen(false)} />}
    </>
  );
}
