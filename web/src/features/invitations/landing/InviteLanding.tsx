import { APP_SCHEME_TRY_MS, LANDING_BUTTONS_MS } from '@liora/domain/limits';
import { useEffect, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Wordmark } from '../../../ui/Wordmark.tsx';
import styles from '../invitations.module.css';
import { appAddress } from './landing.rules.ts';
import { landingText } from './landing.text.ts';

interface InviteLandingProps {
  code: string;
  onContinue: () => void;
}

/** 'Opening...' first; the app is tried while somebody looks, and the buttons wait in any case (RUL-36, RUL-37). */
export function InviteLanding({ code, onContinue }: InviteLandingProps) {
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    const attempt = setTimeout(() => {
      if (document.visibilityState === 'visible') location.href = appAddress(code);
    }, APP_SCHEME_TRY_MS);
    const buttons = setTimeout(() => setWaiting(false), LANDING_BUTTONS_MS);
    return () => {
      clearTimeout(attempt);
      clearTimeout(buttons);
    };
  }, [code]);
  return (
    <div className={styles.landing}>
      <PageTitle>{landingText.title}</PageTitle>
      <Wordmark size={32} />
      <div className="w-37 max-w-full" aria-hidden="true">
        <Vignette kind="empty" />
      </div>
      <h1 className="t1">{landingText.title}</h1>
      <p className="text-ink-2">{landingText.text}</p>
      <div className={styles.landingActions} aria-live="polite">
        {waiting ? (
          <p className="py-3 text-ink-2">{landingText.opening}</p>
        ) : (
          <>
            <a href={appAddress(code)} className={buttonClass({ size: 'lg', wide: true })}>
              {landingText.openInApp}
            </a>
            <Button variant="quiet" size="lg" wide onClick={onContinue}>
              {landingText.continueInWeb}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
