import type { Me } from '@liora/domain/contract/accounts';
import type { Invitation } from '@liora/domain/contract/invitations';
import { readerZone } from '@liora/domain/i18n/format';
import { INVITATION_NOTES_MAX_CHARS } from '@liora/domain/limits';
import { Link2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import styles from './compose.module.css';
import { composeText } from './compose.text.ts';
import type { InviteSubject, InviteVenue } from './compose.types.ts';
import { firstEvening } from './days.rules.ts';
import { InvitePreview } from './InvitePreview.tsx';
import { InviteSent } from './InviteSent.tsx';
import { TimesField } from './TimesField.tsx';
import { useSendInvitation } from './useSendInvitation.ts';
import { WhereField } from './WhereField.tsx';

interface InviteDialogProps {
  me: Me;
  subject: InviteSubject;
  open: boolean;
  onClose: () => void;
}

const zoneOf = (venue: InviteVenue | null) => venue?.timeZone ?? readerZone();

/** Writes an invitation, then shows its link. Mounted anew for every opening. */
export function InviteDialog({ me, subject, open, onClose }: InviteDialogProps) {
  const [sent, setSent] = useState<Invitation | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={
        sent ? (subject.to ? composeText.sent(subject.to.username) : composeText.ready) : composeText.title
      }
      size={sent ? 'md' : 'xl'}
      phone={sent ? 'sheet' : 'page'}
      bodyClassName={sent ? undefined : styles.body}
    >
      {sent ? (
        <InviteSent invitation={sent} named={subject.to !== null} onClose={onClose} />
      ) : (
        <Compose me={me} subject={subject} onSent={setSent} />
      )}
    </Dialog>
  );
}

interface ComposeProps {
  me: Me;
  subject: InviteSubject;
  onSent: (invitation: Invitation) => void;
}

function Compose({ me, subject, onSent }: ComposeProps) {
  const [venue, setVenue] = useState(subject.venue);
  const timeZone = zoneOf(venue);
  const [times, setTimes] = useState(() => [
    ('at' in subject && subject.at) || firstEvening(new Date(), timeZone),
  ]);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useSendInvitation(onSent);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    if (venue) send.mutate({ venue, times, note, recipient: subject.to?.user_id ?? null });
    else setMissing(true);
  };
  return (
    <>
      <InvitePreview me={me} venue={venue} times={times} timeZone={timeZone} note={note} />
      <form id={form} className={styles.form} onSubmit={submit}>
        {!subject.venue && <WhereField venue={venue} onChange={setVenue} missing={missing && !venue} />}
        <TimesField key={timeZone} value={times} onChange={setTimes} timeZone={timeZone} />
        <TextArea
          label={composeText.note}
          optional
          className={styles.note}
          value={note}
          maxLength={INVITATION_NOTES_MAX_CHARS}
          help={composeText.counter(note.length, INVITATION_NOTES_MAX_CHARS)}
          onChange={(event) => setNote(event.target.value)}
        />
        <To to={subject.to} />
        <Button type="submit" size="lg" wide busy={send.isPending} busyLabel={composeText.sending}>
          {subject.to ? composeText.send(subject.to.username) : composeText.make}
        </Button>
      </form>
    </>
  );
}

function To({ to }: Pick<InviteSubject, 'to'>) {
  return (
    <div>
      <p className="field-label mb-2">{composeText.to}</p>
      <div className={styles.to}>
        {to ? (
          <Avatar name={to.username} photo={to.profile_photo_url} size={44} decorative />
        ) : (
          <span className={styles.disc} aria-hidden="true">
            <Link2 className="size-5" />
          </span>
        )}
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{to ? to.username : composeText.anyone}</span>
          <span className="block text-small text-ink-2">{to ? composeText.named : composeText.one}</span>
        </span>
      </div>
    </div>
  );
}
