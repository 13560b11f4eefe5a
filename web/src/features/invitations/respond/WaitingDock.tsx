import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import styles from '../invitations.module.css';
import { respondText } from './respond.text.ts';
import type { WaitingAnswer } from './waitingAnswer.store.ts';

interface WaitingDockProps {
  answer: WaitingAnswer;
  venue: string;
  onSignIn: () => void;
  onOther: () => void;
}

/** What was pressed, repeated back, where the answers were: it waits on this device for its person to be signed in. */
export function WaitingDock({ answer, venue, onSignIn, onOther }: WaitingDockProps) {
  return (
    <div className={classNames(styles.answers, styles.dock)}>
      <p role="status" className={styles.waits}>
        <span className="block font-semibold wrap-anywhere">{respondText.waits[answer.response](venue)}</span>
        <span className="block text-small text-ink-2">{respondText.waitsText}</span>
      </p>
      <Button size="lg" wide onClick={onSignIn}>
        {respondText.signIn}
      </Button>
      <Button variant="text" className={styles.whole} onClick={onOther}>
        {respondText.otherwise}
      </Button>
    </div>
  );
}
