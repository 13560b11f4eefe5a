import type { ErrorComponentProps } from '@tanstack/react-router';
import { Vignette } from '../../art/Vignette.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { appText } from '../app.text.ts';
import { ERROR_TEXT_MAX_CHARS, plainMessage } from '../plainMessage.ts';

/** A screen that broke: its message as plain text, cut, and the way home (ERR-99, RUL-100). */
export function ErrorScreen({ error }: ErrorComponentProps) {
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
