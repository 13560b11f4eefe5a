import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { accountsText } from '../accounts.text.ts';
import { LocalMailboxNote } from '../components/LocalMailboxNote.tsx';

interface EmailLinkSentProps {
  email: string;
  mayBeNew: boolean;
  onAnother: () => void;
}

/** What stands in place of the form, whose button had the focus. */
export function EmailLinkSent({ email, mayBeNew, onAnother }: EmailLinkSentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const words = mayBeNew ? accountsText.emailLinkSentNew(email) : accountsText.emailLinkSentKnown(email);
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-4 outline-none">
      <div className="flex gap-4 rounded-card bg-sunken p-5">
        <MailCheck aria-hidden="true" className="mt-0.5 size-6 flex-none text-ink-2" />
        <div className="grid min-w-0 gap-1.5">
          <p className="font-semibold">{accountsText.emailLinkSent}</p>
          <p className="wrap-anywhere">
            <RichText text={words} tags={{ b: (bold) => <b>{bold}</b> }} />
          </p>
          <p className="text-small text-ink-2">{accountsText.emailLinkSentHint}</p>
        </div>
      </div>
      <LocalMailboxNote />
      <Button variant="quiet" wide onClick={onAnother}>
        {accountsText.anotherEmail}
      </Button>
    </div>
  );
}
