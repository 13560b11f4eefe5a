import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AuthForm, type AuthMode } from '../../accounts/components/AuthForm.tsx';
import { respondText } from './respond.text.ts';
import type { WaitingAnswer } from './waitingAnswer.store.ts';

interface SignInDialogProps {
  /** The answer that waits; 'no answer' where none was pressed. Null: closed. */
  waiting: WaitingAnswer | 'no answer' | null;
  onClose: () => void;
}

/** INV-03: the prompt with the embedded form. Whoever is signed in stays on the invitation. */
export function SignInDialog({ waiting, onClose }: SignInDialogProps) {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  return (
    <Dialog
      open={waiting !== null}
      onOpenChange={(open) => !open && onClose()}
      title={respondText.signIn}
      description={waiting && waiting !== 'no answer' ? respondText.yours[waiting.response] : undefined}
      phone="sheet"
    >
      <AuthForm mode={mode} onModeChange={setMode} onSignedIn={onClose} headingLevel={2} />
    </Dialog>
  );
}
