import { Smartphone, X } from 'lucide-react';
import { useState } from 'react';
import { install, useWayToInstall } from '../../../lib/installOffer.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { installText } from './install.text.ts';

/** Of the device, not of a person: who has answered is not asked again, whoever signs in. */
const ANSWERED_KEY = 'liora.install-hint';

/**
 * Tells once, to who has saved something, that Liora can be installed. It moves nothing and covers nothing, and any answer is
 * the last; the settings keep the way.
 */
export function InstallHint() {
  const way = useWayToInstall();
  const [answered, setAnswered] = useState(() => localStorage.getItem(ANSWERED_KEY) !== null);
  if (answered || !way) return null;
  const answer = () => {
    localStorage.setItem(ANSWERED_KEY, 'answered');
    setAnswered(true);
  };
  return (
    <aside
      aria-label={installText.hintTitle}
      className="mb-5 flex items-start gap-4 rounded-card bg-sunken py-2.5 ps-4 pe-2 md:items-center"
    >
      <Smartphone aria-hidden="true" className="mt-3 size-5 shrink-0 text-ink-2 md:mt-0" />
      {/* On phones one below the other: beside it the words would stand in a column. */}
      <div className="grid min-w-0 flex-1 justify-items-start gap-1 md:flex md:items-center md:gap-4">
        <div className="flex-1 max-md:pt-2.5">
          <p className="text-label font-semibold">{installText.hintTitle}</p>
          <p className="text-small text-ink-2">{way === 'menu' ? installText.byMenu : installText.note}</p>
        </div>
        {way === 'press' && (
          <Button
            variant="quiet"
            size="sm"
            className="max-md:-ms-3"
            onClick={() => {
              answer();
              void install();
            }}
          >
            {installText.install}
          </Button>
        )}
      </div>
      <IconButton label={installText.notNow} onClick={answer}>
        <X />
      </IconButton>
    </aside>
  );
}
