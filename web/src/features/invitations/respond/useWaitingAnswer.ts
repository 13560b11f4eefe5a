import type { Invitation } from '@liora/domain/contract/invitations';
import { useEffect, useState } from 'react';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { claimAnswer, forgetAnswer, type WaitingAnswer, waitingAnswer } from './waitingAnswer.store.ts';

interface Waiting {
  /** What was pressed and not sent yet. */
  answer: WaitingAnswer | null;
  /** The invitation was changed after it was pressed: it is not sent. */
  isOutdated: boolean;
  /** Something was pressed just now. */
  note: (answer: WaitingAnswer) => void;
  /** They want to answer otherwise. */
  drop: () => void;
}

/**
 * What was pressed before somebody was signed in is sent once they are, by one of the tabs that are open, the one that is
 * looked at; where the invitation has been changed since it is shown again instead.
 */
export function useWaitingAnswer(
  code: string,
  { version, can_answer }: Invitation,
  send: (answer: WaitingAnswer) => void,
): Waiting {
  const me = useMe();
  const [answer, setAnswer] = useState(() => waitingAnswer(code));
  const [isOutdated, setOutdated] = useState(false);
  const isDue = Boolean(me && can_answer && answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, when somebody is signed in
  useEffect(() => {
    if (!isDue) return;
    const settle = async () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', settle);
      const claimed = await claimAnswer(code);
      setAnswer(null);
      if (claimed?.version === version) send(claimed);
      else if (claimed) setOutdated(true);
    };
    document.addEventListener('visibilitychange', settle);
    void settle();
    return () => document.removeEventListener('visibilitychange', settle);
  }, [isDue, code]);
  const drop = () => {
    forgetAnswer();
    setAnswer(null);
  };
  return { answer: me ? null : answer, isOutdated, note: setAnswer, drop };
}
