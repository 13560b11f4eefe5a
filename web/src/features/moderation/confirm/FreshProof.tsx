import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askForFreshProof } from '../../../lib/freshProof.ts';
import { ProvingDialog } from '../../accounts/security/ProvingDialog.tsx';
import { securityQuery } from '../../accounts/security/security.queries.ts';
import type { IdentityQuestion } from '../../accounts/security/useIdentityProof.ts';
import { confirmText } from './confirm.text.ts';

/**
 * While it is shown, an admin is asked for password or passkey whenever the server wants it, over whatever they are at; all
 * calls that wait share one question (RUL-95).
 */
export function FreshProof() {
  const [question, setQuestion] = useState<IdentityQuestion | null>(null);
  const security = useQuery({ ...securityQuery(), enabled: question !== null });
  useEffect(() => {
    let open: { answer: Promise<boolean>; close: (proved: boolean) => void } | null = null;
    const stop = askForFreshProof(() => {
      if (open) return open.answer;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const close = (proved: boolean) => {
        open = null;
        setQuestion(null);
        resolve(proved);
      };
      open = { answer: promise, close };
      setQuestion({ answer: close });
      return promise;
    });
    return () => {
      stop();
      open?.close(false);
    };
  }, []);
  // With which of them it opens depends on what the account has; when that cannot be known, a password is asked for.
  const isReady = security.data !== undefined || security.isError;
  return (
    <ProvingDialog question={isReady ? question : null} lead={confirmText.lead} security={security.data} />
  );
}
