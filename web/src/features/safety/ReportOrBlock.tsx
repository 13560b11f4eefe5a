import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PartLost } from '../../ui/PartLost.tsx';
import { Region } from '../../ui/Region.tsx';
import { type SafetyDone, showDone } from './done.store.ts';
import { safetyText } from './safety.text.ts';
import type { SafetySubject } from './safetySubject.types.ts';

const SafetyDialog = lazyPart(async () => (await import('./dialog/SafetyDialog.tsx')).SafetyDialog);

interface ReportOrBlockProps {
  /** Null for whoever may not report or block it (PDET-12, CARD-14), and once it is gone: an open dialog stays. */
  subject: SafetySubject | null;
  variant?: 'plain' | 'float';
  /** After it was reported or its author blocked: leave what is not to be seen any more. */
  onGone: (step: SafetyDone['step']) => void;
}

/** The button that opens the dialog, and the dialog. */
export function ReportOrBlock({ subject, variant = 'plain', onGone }: ReportOrBlockProps) {
  const [open, setOpen] = useState(false);
  /** Each opening has a dialog of its own, which has nothing in it from the one before. */
  const [opening, setOpening] = useState<{ number: number; subject: SafetySubject } | null>(null);
  const show = (about: SafetySubject) => {
    setOpening((last) => ({ number: (last?.number ?? 0) + 1, subject: about }));
    setOpen(true);
  };
  return (
    <>
      {subject && (
        <IconButton variant={variant} label={safetyText.open} onClick={() => show(subject)}>
          <Ellipsis />
        </IconButton>
      )}
      {opening && (
        <Region broken={<PartLost onLost={() => setOpening(null)} />}>
          <SafetyDialog
            key={opening.number}
            subject={opening.subject}
            open={open}
            onClose={() => setOpen(false)}
            onDone={(step) => {
              setOpen(false);
              showDone(step, opening.subject);
              onGone(step);
            }}
          />
        </Region>
      )}
    </>
  );
}
