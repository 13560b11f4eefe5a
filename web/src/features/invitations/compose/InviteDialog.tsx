import type { Me } from '@liora/domain/contract/accounts';
import type { Invitation } from '@liora/domain/contract/invitations';
import { readerZone } from '@liora/domain/i18n/format';
import { INVITATION_NOTES_MAX_CHARS } from '@liora/domain/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import styles from './compose.module.css';
import { composeText } from './compose.text.ts';
import type { Invited, InviteSubject, InviteVenue } from './compose.types.ts';
import { firstEvening } from './days.rules.ts';
import { InvitePreview } from './InvitePreview.tsx';
import { InviteSent } from './InviteSent.tsx';
import { OpeningFacts } from './OpeningFacts.tsx';
import { RecipientField, useRecipient } from './RecipientField.tsx';
import { TimesField } from './TimesField.tsx';
import { useSendInvitation } from './useSendInvitation.ts';
import { WhereField } from './WhereField.tsx';

interface InviteDialogProps {
  me: Me;
  subject: InviteSubject;
  open: boolean;
  onClose: () => void;
}

interface Sent {
  invitation: Invitation;
  to: Invited | null;
}

const zoneOf = (venue: InviteVenue | null) => venue?.timeZone ?? readerZone();

/** Writes an invitation, then shows its link. Mounted anew for every opening. */
export function InviteDialog({ me, subject, open, onClose }: InviteDialogProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={sent ? (sent.to ? composeText.sent(sent.to.username) : composeText.ready) : composeText.title}
      size={sent ? 'md' : 'xl'}
      phone={sent ? 'sheet' : 'page'}
      bodyClassName={sent ? undefined : styles.body}
    >
      {sent ? (
        <InviteSent invitation={sent.invitation} named={sent.to !== null} onClose={onClose} />
      ) : (
        <Compose me={me} subject={subject} onSent={(invitation, to) => setSent({ invitation, to })} />
      )}
    </Dialog>
  );
}

interface ComposeProps {
  me: Me;
  subject: InviteSubject;
  onSent: (invitation: Invitation, to: Invited | null) => void;
}

function Compose({ me, subject, onSent }: ComposeProps) {
  const [venue, setVenue] = useState(subject.venue);
  const timeZone = zoneOf(venue);
  const [times, setTimes] = useState(() => [
    ('at' in subject && subject.at) || firstEvening(new Date(), timeZone),
  ]);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const recipient = useRecipient(subject.to);
  const { to } = recipient;
  const send = useSendInvitation(onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    if (venue) send.mutate({ venue, times, note, to });
    else setMissing(true);
  };
  return (
    <>
      <InvitePreview me={me} venue={venue} times={times} timeZone={timeZone} note={note} />
      <form className={styles.form} onSubmit={submit}>
        {!subject.venue && <WhereField venue={venue} onChange={setVenue} missing={missing && !venue} />}
        <TimesField key={timeZone} value={times} onChange={setTimes} timeZone={timeZone} />
        {venue?.kind === 'place' && <OpeningFacts id={venue.id} times={times} />}
        <TextArea
          label={composeText.note}
          optional
          className={styles.note}
          value={note}
          maxLength={INVITATION_NOTES_MAX_CHARS}
          help={composeText.counter(note.length, INVITATION_NOTES_MAX_CHARS)}
          onChange={(event) => setNote(event.target.value)}
        />
        <RecipientField {...recipient} />
        <div className={styles.send}>
          <Button type="submit" size="lg" wide busy={send.isPending} busyLabel={composeText.sending}>
            {to ? composeText.send(to.username) : composeText.make}
          </Button>
        </div>
      </form>
    </>
  );
}
