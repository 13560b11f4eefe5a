import './safety.css';
import { REPORT_DONE_CLOSES_MS } from '@liora/domain/limits';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { SafetyDone } from '../done.store.ts';
import { safetyText } from '../safety.text.ts';

/**
 * reportSuccess and blockSuccess. For plans it stays until it is closed; for pins it closes by itself after 2 s (MOD-09,
 * RUL-17), and a toast tells the same. Whatever had the focus before is gone: the main content takes it.
 */
export function SafetyDoneDialog({ done }: { done: SafetyDone }) {
  const [open, setOpen] = useState(true);
  const { step, subject } = done;
  const closes = subject.variant !== 'plan';
  useEffect(() => {
    if (!closes) return;
    const timer = setTimeout(() => setOpen(false), REPORT_DONE_CLOSES_MS);
    return () => clearTimeout(timer);
  }, [closes]);
  const title = step === 'reportSuccess' ? safetyText.reportDoneTitle : safetyText.blockDoneTitle;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      hideHead
      size="sm"
      finalFocus={() => document.getElementById('main')}
    >
      <div className="safety-done">
        <span className="safety-done-mark">
          <Check aria-hidden="true" />
        </span>
        {/* The dialog's own title is read out in its place. */}
        <p className="t2" aria-hidden="true">
          {title}
        </p>
        <p className="text-ink-2 wrap-anywhere" role="status">
          {doneText(done)}
        </p>
        <Button variant="quiet" wide onClick={() => setOpen(false)}>
          {safetyText.done}
        </Button>
      </div>
    </Dialog>
  );
}

function doneText({ step, subject: { variant, author } }: SafetyDone): string {
  if (step === 'blockSuccess') return safetyText.blockDone(author.username);
  return variant === 'plan' ? safetyText.planReportDone : safetyText.pinReportDone;
}
