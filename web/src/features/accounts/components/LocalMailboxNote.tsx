import { RichText } from '../../../ui/RichText.tsx';
import { useLocalMailbox } from '../accounts.hooks.ts';
import { accountsText } from '../accounts.text.ts';

/** Where the mail is when no mail server is set up; only for people at the machine itself. */
export function LocalMailboxNote() {
  if (!useLocalMailbox()) return null;
  return (
    <p className="text-center text-caption text-ink-2">
      <RichText
        text={accountsText.localMailbox}
        tags={{
          mailbox: (words) => (
            <a className="text-link" href="/mailbox" target="_blank" rel="noreferrer">
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}
