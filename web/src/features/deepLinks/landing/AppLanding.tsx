import { APP_SCHEME_TRY_MS, LANDING_BUTTONS_MS } from '@liora/domain/limits';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useOpensByItself } from '../useOpensByItself.ts';
import { Door } from './Door.tsx';
import { landingText } from './landing.text.ts';
import { openApp } from './openApp.actions.ts';
import { isFirstTry } from './triedApp.store.ts';

interface AppLandingProps {
  /** In the app's own scheme. */
  address: string;
  /** What the button says that stays in the browser. */
  stay: string;
  onStay: () => void;
  open?: (address: string) => void;
}

/**
 * Where a link arrives in the browser of a phone: 'Opening...' first; the app is tried once while somebody looks, and the
 * buttons wait in any case (RUL-36, RUL-37).
 */
export function AppLanding({ address, stay, onStay, open = openApp }: AppLandingProps) {
  const [isDue, setDue] = useState(false);
  const [isWaiting, setWaiting] = useState(true);
  const opensByItself = useOpensByItself();
  useEffect(() => {
    const attempt = setTimeout(() => setDue(true), APP_SCHEME_TRY_MS);
    const buttons = setTimeout(() => setWaiting(false), LANDING_BUTTONS_MS);
    return () => {
      clearTimeout(attempt);
      clearTimeout(buttons);
    };
  }, []);
  // Whoever is slow to get the answer still has it tried, once that is there.
  const isToTry = isDue && opensByItself === false;
  useEffect(() => {
    if (isToTry && document.visibilityState === 'visible' && isFirstTry(address)) open(address);
  }, [isToTry, address, open]);
  const title = isWaiting ? landingText.opening : landingText.title;
  return (
    <div className="relative grid min-h-dvh grid-rows-[1fr_auto] justify-items-center overflow-hidden">
      <PageTitle>{title}</PageTitle>
      <div className="grid content-center justify-items-center gap-5.5 px-6 text-center" aria-live="polite">
        <Door open={!isWaiting} />
        <div>
          <h1 className="t1 text-[clamp(34px,3.4vw,46px)]">{title}</h1>
          <p className={`mt-2 text-[1.0625rem] text-ink-2 ${isWaiting ? 'invisible' : ''}`}>
            {landingText.text}
          </p>
        </div>
      </div>
      <div
        className={`grid w-full max-w-100 gap-2.5 px-5 pb-7 md:px-0 md:pb-24 ${isWaiting ? 'invisible' : ''}`}
      >
        <a href={address} className={buttonClass({ size: 'lg', wide: true })}>
          {landingText.openInApp}
        </a>
        <Button variant="line" size="lg" wide onClick={onStay}>
          {stay}
        </Button>
      </div>
    </div>
  );
}
