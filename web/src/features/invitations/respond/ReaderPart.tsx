import type { Invitation } from '@liora/domain/contract/invitations';
import type { InvitationResponse } from '@liora/domain/rules/invitations';
import { useRef, useState } from 'react';
import { useNow } from '../../../lib/clock.ts';
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
import { useWaitingAnswer } from './useWaitingAnswer.ts';
import { WaitingDock } from './WaitingDock.tsx';
import { keepAnswer, type WaitingAnswer } from './waitingAnswer.store.ts';
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
  const askToSignIn = (answer: WaitingAnswer | 'no answer') => {
    if (answer !== 'no answer') waiting.note(answer);
    setSigningIn(answer);
  };
  const answering = useAnswer(invitation, askToSignIn);
  const waiting = useWaitingAnswer(code, invitation, answering.send);
  const isOutdated = waiting.isOutdated || answering.refused === 'changed';
  return (
    <>
      {isOutdated && (
        <p role="status" className={styles.notice}>
          {respondText.changed}
        </p>
      )}
      {answering.refused === 'late' && (
        <p role="status" className={styles.notice}>
          {respondText.lateToIt}
        </p>
      )}
      <YourAnswer invitation={invitation} />
      {isOpen && !can_answer && <p className="text-ink-2">{respondText.others}</p>}
      {isOpen && can_answer && waiting.answer && (
        <WaitingDock
          answer={waiting.answer}
          venue={invitation.venue_name}
          onSignIn={() => setSigningIn(waiting.answer)}
          onOther={waiting.drop}
        />
      )}
      {isOpen && can_answer && !waiting.answer && (
        <Answers code={code} invitation={invitation} answering={answering} onSignIn={askToSignIn} />
      )}
      {you === 'recipient' && <CallOff invitation={invitation} />}
      <SignInDialog code={code} waiting={signingIn} onClose={() => setSigningIn(null)} />
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
  const now = useNow();
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [dialog, setDialog] = useState<'decline' | 'another' | null>(null);
  const time = times.length === 1 ? (times[0] ?? null) : times.includes(chosen ?? '') ? chosen : null;
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
  const list = useRef<HTMLFieldSetElement>(null);
  const accept = () => {
    if (times.length > 1 && !time) {
      setMissing(true);
      return leadTo(list.current);
    }
    answer('accepted', { time });
  };
  return (
    <>
      {times.length > 1 && (
        <RadioList
          ref={list}
          label={respondText.choose}
          value={time}
          onValueChange={setChosen}
          error={missing && !time ? respondText.chooseFirst : undefined}
          options={times.map((at) => ({ value: at, label: fullTime(at, time_zone, now) }))}
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

/** On a phone the times lie below the buttons: without this, pressing Accept would change nothing that is seen. */
function leadTo(list: HTMLFieldSetElement | null): void {
  list?.querySelector('input')?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: 'center' });
}
