import { useState } from 'react';
import { errorCode } from '../../../lib/api.ts';

/** Somebody closed the question who they are. Nothing happened, and nothing has to be told. */
export class NotProved extends Error {}

export interface IdentityQuestion {
  answer: (proved: boolean) => void;
}

export interface IdentityProof {
  /** Does what needs a proved identity; asks for password or passkey when the server wants it, and does it then. */
  withProof: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** For the ProvingDialog, which whoever uses this has to show. */
  question: IdentityQuestion | null;
}

export function useIdentityProof(): IdentityProof {
  const [question, setQuestion] = useState<IdentityQuestion | null>(null);
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        answer: (proved) => {
          setQuestion(null);
          resolve(proved);
        },
      });
    });
  const withProof: IdentityProof['withProof'] = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (errorCode(error) !== 'IDENTITY_UNPROVED') throw error;
    }
    if (!(await ask())) throw new NotProved();
    return work();
  };
  return { withProof, question };
}
