import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Vignette } from '../../art/Vignette.tsx';
import { noteCrash } from '../../lib/crashes.ts';
import { useReportShown } from '../../lib/firstRender.ts';
import { isOffline } from '../../lib/isOffline.ts';
import { LostPart } from '../../lib/lazyPart.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { uiText } from '../../ui/ui.text.ts';
import { appText } from '../app.text.ts';
import { ERROR_TEXT_MAX_CHARS, plainMessage } from '../plainMessage.ts';

/** A screen that broke: its message as plain text, cut, and the way home (ERR-99, RUL-100). */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  useReportShown();
  useEffect(() => noteCrash('screen', error), [error]);
  if (error instanceof LostPart) return <LostScreen part={error} reset={reset} />;
  return (
    <div className="page">
      <EmptyState
        headingLevel={1}
        art={<Vignette kind="error" />}
        title={appText.errorTitle}
        text={plainMessage(error, ERROR_TEXT_MAX_CHARS)}
        action={
          // A whole new load: whatever broke may still be in memory.
          <a href="/" className={buttonClass({ variant: 'primary' })}>
            {appText.goHome}
          </a>
        }
      />
    </div>
  );
}

/** The code of a screen did not arrive; the frame around it, and whatever was loaded before, goes on. */
function LostScreen({ part, reset }: { part: LostPart; reset: () => void }) {
  const online = useOnline();
  const again = () => {
    // With a connection a file is missing where another release has taken its place: then all is loaded anew.
    if (!isOffline()) return location.reload();
    part.renew();
    reset();
  };
  return (
    <div className="page">
      <EmptyState
        headingLevel={1}
        art={<Vignette kind="error" />}
        title={uiText.partFailed}
        text={online ? uiText.partFailedText : uiText.offline}
        action={<Button onClick={again}>{appText.tryAgain}</Button>}
      />
    </div>
  );
}
