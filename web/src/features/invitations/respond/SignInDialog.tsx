import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMailLeaves, useMe } from '../../accounts/accounts.hooks.ts';
import { AuthForm, type AuthMode } from '../../accounts/components/AuthForm.tsx';
import { respondText } from './respond.text.ts';
import type { WaitingAnswer } from './waitingAnswer.store.ts';

interface SignInDialogProps {
  code: string;
  /** The answer that waits; 'no answer' where none was pressed. Null: closed. */
  waiting: WaitingAnswer | 'no answer' | null;
  onClose: () => void;
}

/**
 * INV-03, RUL-112: the prompt with the embedded form, one mailed link first, since most who are invited have no account.
 * Whoever is signed in stays on the invitation; pressed in the letter's tab, this one hears of it.
 */
export function SignInDialog({ code, waiting, onClose }: SignInDialogProps) {
  const me = useMe();
  const first = useMailLeaves() ? 'link' : 'sign-in';
  const [mode, setMode] = useState<AuthMode | null>(null);
  return (
    <Dialog
      open={waiting !== null && me === null}
      onOpenChange={(open) => !open && onClose()}
      title={respondText.signIn}
      description={waiting && waiting !== 'no answer' ? respondText.yours[waiting.response] : undefined}
      phone="sheet"
    >
      <AuthForm
        mode={mode ?? first}
        onModeChange={setMode}
        onSignedIn={onClose}
        link={{ mayBeNew: true, invitation: code }}
        headingLevel={2}
      />
    </Dialog>
  );
}
