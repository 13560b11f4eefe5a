import type { Me } from '@liora/domain/contract/accounts';
import type { Partner } from '@liora/domain/contract/couples';
import { groupedLinkCode, readLinkCode } from '@liora/domain/rules/linkCode';
import { Bell, Bookmark, CircleCheck, CircleDashed, Route } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { forgetPendingLink } from '../../deepLinks/pendingLink.store.ts';
import styles from '../couples.module.css';
import { couplesText } from '../couples.text.ts';
import { type Stage, useConnect } from '../useConnect.ts';
import { useGoHome } from '../useGoHome.ts';
import { type Disc, PartnerDiscs } from './PartnerDiscs.tsx';
import { PartnerFrame } from './PartnerFrame.tsx';
import { WhoSeesWhat } from './WhoSeesWhat.tsx';

const discOf = ({
  username,
  profile_photo_url,
}: {
  username: string;
  profile_photo_url: string | null;
}): Disc => ({
  name: username,
  photo: profile_photo_url,
});

/** Whoever opened a link is signed in: they are asked, and linked. */
export function Connecting({ me, token }: { me: Me; token: string }) {
  const { stage, connect } = useConnect(token);
  const goHome = useGoHome();
  const cancel = () => {
    forgetPendingLink();
    goHome();
  };
  const mine = discOf(me);
  if (stage.name === 'success') return <Success mine={mine} partner={stage.partner} onContinue={goHome} />;
  if (stage.name === 'syncing') return <Syncing mine={mine} partner={stage.partner} />;
  if (stage.name === 'failed')
    return <Failed message={stage.message} mine={mine} onRetry={connect} onCancel={cancel} />;
  return <Confirm stage={stage} token={token} mine={mine} onConnect={connect} onCancel={cancel} />;
}

/** What the screen is about now: whoever listens hears it when it changes. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (children !== couplesText.confirm) heading.current?.focus();
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1} className="t1 mt-2 text-[34px] text-balance outline-none">
      {children}
    </h1>
  );
}

interface ConfirmProps {
  stage: Stage;
  token: string;
  mine: Disc;
  onConnect: () => void;
  onCancel: () => void;
}

function Confirm({ stage, token, mine, onConnect, onCancel }: ConfirmProps) {
  const code = readLinkCode(token);
  const busy = stage.name === 'connecting';
  return (
    <PartnerFrame
      title={couplesText.confirm}
      acts={
        <>
          <Button size="lg" wide busy={busy} busyLabel={couplesText.connecting} onClick={onConnect}>
            {couplesText.yes}
          </Button>
          <Button size="lg" wide variant="quiet" disabled={busy} onClick={onCancel}>
            {couplesText.no}
          </Button>
        </>
      }
    >
      <PartnerDiscs stage="apart" mine={mine} theirs={null} />
      <Heading>{couplesText.confirm}</Heading>
      <p className="text-ink-2">{couplesText.confirmLead}</p>
      <p className={styles.code}>
        <span className="sr-only">{couplesText.codeLabel}</span> {code ? groupedLinkCode(code) : token}
      </p>
      <WhoSeesWhat />
    </PartnerFrame>
  );
}

function Syncing({ mine, partner }: { mine: Disc; partner: Partner }) {
  return (
    <PartnerFrame title={couplesText.syncing}>
      <PartnerDiscs stage="near" mine={mine} theirs={discOf(partner)} />
      <Heading>{couplesText.syncing}</Heading>
      <p className="text-ink-2">{couplesText.moment}</p>
      <ul className={styles.steps}>
        <li className="text-olive-ink">
          <CircleCheck aria-hidden="true" className="size-5" />
          {couplesText.accepted}
        </li>
        <li>
          <Spinner />
          {couplesText.syncingPlans}
        </li>
        <li className="text-ink-3">
          <CircleDashed aria-hidden="true" className="size-5" />
          {couplesText.notifications}
        </li>
      </ul>
    </PartnerFrame>
  );
}

interface SuccessProps {
  mine: Disc;
  partner: Partner;
  onContinue: () => void;
}

function Success({ mine, partner, onContinue }: SuccessProps) {
  const { gains } = couplesText;
  return (
    <PartnerFrame
      title={couplesText.success}
      acts={
        <Button size="lg" wide onClick={onContinue}>
          {couplesText.continue}
        </Button>
      }
    >
      <PartnerDiscs stage="together" mine={mine} theirs={discOf(partner)} />
      <Heading>{couplesText.success}</Heading>
      <p className="text-ink-2 break-words">{couplesText.linkedWith(partner.username)}</p>
      <ul className={styles.rows}>
        <li>
          <Route aria-hidden="true" className="size-5" />
          {gains.plans}
        </li>
        <li>
          <Bookmark aria-hidden="true" className="size-5" />
          {gains.places}
        </li>
        <li>
          <Bell aria-hidden="true" className="size-5" />
          {gains.additions}
        </li>
      </ul>
    </PartnerFrame>
  );
}

interface FailedProps {
  message: string;
  mine: Disc;
  onRetry: () => void;
  onCancel: () => void;
}

function Failed({ message, mine, onRetry, onCancel }: FailedProps) {
  return (
    <PartnerFrame
      title={couplesText.failed}
      acts={
        <>
          <Button size="lg" wide onClick={onRetry}>
            {couplesText.tryAgain}
          </Button>
          <Button size="lg" wide variant="quiet" onClick={onCancel}>
            {couplesText.cancel}
          </Button>
        </>
      }
    >
      <PartnerDiscs stage="apart" mine={mine} theirs={null} />
      <Heading>{couplesText.failed}</Heading>
      <p role="alert" className="text-ink-2">
        {message}
      </p>
    </PartnerFrame>
  );
}
