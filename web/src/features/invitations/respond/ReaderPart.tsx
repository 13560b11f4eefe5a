import type { Invitation } from '@liora/domain/contract/invitations';
import type { InvitationResponse } from '@liora/domain/rules/invitations';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { RadioList } from '../../../ui/RadioList.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import styles from '../invitations.module.css';
import { CallOff } from '../sent/CallOff.tsx';
import { fullTime } from '../when.rules.ts';
import { AnotherTimeDialog } from './AnotherTimeDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { respondText } from './respond.text.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { useAnswer } from './useAnswer.ts';
import { keepAnswer, type WaitingAnswer, waitingAnswer } from './waitingAnswer.store.ts';
import { YourAnswer } from './YourAnswer.tsx';

interface ReaderPartProps {
  code: string;
  invitation: Invitation;
}

/** Yes, another time, or no; or what was answered. */
export function ReaderPart({ code, invitation }: ReaderPartProps) {
  const { can_answer, status, is_called_off, you } = invitation;
  const isOpen = status === 'pending' && !is_called_off && !invitation.is_expired;
  const [signingIn, setSigningIn] = useState<WaitingAnswer | 'no answer' | null>(null);
  const answering = useAnswer(invitation, setSigningIn);
  return (
    <>
      {answering.refused && (
        <p role="status" className={styles.notice}>
          {answering.refused === 'changed' ? respondText.changed : respondText.lateToIt}
        </p>
      )}
      <YourAnswer invitation={invitation} />
      {isOpen && !can_answer && <p className="text-ink-2">{respondText.others}</p>}
      {isOpen && can_answer && (
        <Answers code={code} invitation={invitation} answering={answering} onSignIn={setSigningIn} />
      )}
      {you === 'recipient' && <CallOff invitation={invitation} />}
      <SignInDialog waiting={signingIn} onClose={() => setSigningIn(null)} />
    </>
  );
}

interface AnswersProps extends ReaderPartProps {
  answering: ReturnType<typeof useAnswer>;
  onSignIn: (answer: WaitingAnswer | 'no answer') => void;
}

function Answers({ code, invitation, answering, onSignIn }: AnswersProps) {
  const { version, times, time_zone } = invitation;
  const me = useMe();
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [dialog, setDialog] = useState<'decline' | 'another' | null>(null);
  const time = times.length === 1 ? (times[0] ?? null) : times.includes(chosen ?? '') ? chosen : null;
  useWaitingAnswer(code, answering.send);
  const answer = (
    response: InvitationResponse,
    more: { time?: string | null; notes?: string | null } = {},
  ) => {
    const given = { code, version, response, time: null, notes: null, ...more };
    if (me) return answering.send(given);
    keepAnswer(given);
    setDialog(null);
    onSignIn(given);
  };
  const accept = () => {
    if (times.length > 1 && !time) return setMissing(true);
    answer('accepted', { time });
  };
  return (
    <>
      {times.length > 1 && (
        <RadioList
          label={respondText.choose}
          value={time}
          onValueChange={setChosen}
          error={missing && !time ? respondText.chooseFirst : undefined}
          options={times.map((at) => ({ value: at, label: fullTime(at, time_zone) }))}
        />
      )}
      <div className={classNames(styles.answers, styles.dock)}>
        <Button size="lg" wide busy={answering.busy === 'accepted'} onClick={accept}>
          {respondText.accept}
        </Button>
        <Button variant="quiet" onClick={() => setDialog('another')}>
          {respondText.another}
        </Button>
        <Button variant="quiet" onClick={() => setDialog('decline')}>
          {respondText.decline}
        </Button>
        {me === null && (
          <Button variant="text" className={styles.signIn} onClick={() => onSignIn('no answer')}>
            {respondText.signIn}
          </Button>
        )}
      </div>
      <DeclineDialog
        open={dialog === 'decline'}
        busy={answering.busy === 'rejected'}
        onClose={() => setDialog(null)}
        onDecline={(notes) => answer('rejected', { notes })}
      />
      <AnotherTimeDialog
        open={dialog === 'another'}
        busy={answering.busy === 'reschedule_requested'}
        timeZone={time_zone}
        onClose={() => setDialog(null)}
        onSend={(wish) => answer('reschedule_requested', wish)}
      />
    </>
  );
}

/** What was pressed before is sent once, as soon as somebody is signed in. */
function useWaitingAnswer(code: string, send: (answer: WaitingAnswer) => void): void {
  const me = useMe();
  const sent = useRef(false);
  useEffect(() => {
    if (!me || sent.current) return;
    const waiting = waitingAnswer(code);
    if (!waiting) return;
    sent.current = true;
    send(waiting);
  }, [me, code, send]);
}
