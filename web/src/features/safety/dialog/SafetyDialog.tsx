import './safety.css';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { SafetyDone } from '../done.store.ts';
import { safetyText } from '../safety.text.ts';
import type { SafetySubject } from '../safetySubject.types.ts';
import { useBlock } from '../useBlock.ts';
import { useReport } from '../useReport.ts';
import { BlockConfirm } from './BlockConfirm.tsx';
import { ReportForm } from './ReportForm.tsx';
import { SafetyMenu } from './SafetyMenu.tsx';
import { firstState, type SafetyState, type SafetyStep } from './safetySteps.rules.ts';

interface SafetyDialogProps {
  subject: SafetySubject;
  open: boolean;
  onClose: () => void;
  /** It was reported, or its author blocked: what lies below is not to be seen any more. */
  onDone: (step: SafetyDone['step']) => void;
}

/**
 * Report or block, for plans and for pins (MOD-01, MOD-02, RUL-17). Mounted anew for every opening, so that nothing of
 * the last one is left (MOD-06 to MOD-08).
 */
export function SafetyDialog({ subject, open, onClose, onDone }: SafetyDialogProps) {
  const [state, setState] = useState<SafetyState>(() => firstState(subject.variant));
  const change = (part: Partial<SafetyState>) => setState((before) => ({ ...before, ...part }));
  const go = (step: SafetyStep) => change({ step });
  const [done, setDone] = useState(false);
  const finish = (how: SafetyDone['step']) => {
    setDone(true);
    onDone(how);
  };
  const { report, busy: reporting } = useReport(subject, () => finish('reportSuccess'));
  const { block, busy: blocking } = useBlock(subject, () => finish('blockSuccess'));
  const { step } = state;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={<span className="wrap-anywhere">{titleOf(step, subject)}</span>}
      size="sm"
      {...(step !== 'menu' && { onBack: () => go('menu') })}
      // The dialog that tells of the success has the focus by then.
      finalFocus={done ? false : undefined}
    >
      {step === 'menu' && (
        <SafetyMenu subject={subject} onReport={() => go('report')} onBlock={() => go('block')} />
      )}
      {step === 'report' && (
        <ReportForm
          variant={subject.variant}
          draft={state}
          busy={reporting}
          onChange={change}
          onSubmit={() => report(state)}
        />
      )}
      {step === 'block' && (
        <BlockConfirm author={subject.author} busy={blocking} onKeep={() => go('menu')} onBlock={block} />
      )}
    </Dialog>
  );
}

function titleOf(step: SafetyStep, { author }: SafetySubject): string {
  if (step === 'menu') return safetyText.menuTitle;
  return step === 'report' ? safetyText.reportTitle : safetyText.blockTitle(author.username);
}
