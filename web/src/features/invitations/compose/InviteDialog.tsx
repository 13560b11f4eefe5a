import type { Me } from '@liora/domain/contract/accounts';
import type { Invitation } from '@liora/domain/contract/invitations';
import { INVITATION_NOTES_MAX_CHARS } from '@liora/domain/limits';
import { type FormEvent, useState } from 'react';
import { useFormDraft } from '../../../lib/useFormDraft.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import styles from './compose.module.css';
import { composeText } from './compose.text.ts';
import type { Invited, InviteSubject } from './compose.types.ts';
import { InvitePreview } from './InvitePreview.tsx';
import { InviteSent } from './InviteSent.tsx';
import { draftSubject, emptyInvitation, timesToCome, zoneOf } from './invitation.forms.ts';
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
  const fresh = emptyInvitation(subject, new Date());
  const { draft, restored, requestId, change, drop, startOver } = useFormDraft({
    userId: me.user_id,
    subject: draftSubject(subject),
    stored: fresh,
  });
  const { venue, note } = draft;
  const times = restored ? timesToCome(draft.times, fresh.times, new Date()) : draft.times;
  const timeZone = zoneOf(venue);
  const [missing, setMissing] = useState(false);
  const recipient = useRecipient(subject.to, draft.byLink, (byLink) => change({ byLink }));
  const { to } = recipient;
  const send = useSendInvitation(requestId, (invitation, to) => {
    drop();
    onSent(invitation, to);
  });
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
        {restored && <BegunEarlier photosGone={restored.photosGone} onStartOver={startOver} />}
        {!subject.venue && (
          <WhereField venue={venue} onChange={(venue) => change({ venue })} missing={missing && !venue} />
        )}
        <TimesField
          key={`${timeZone} ${requestId}`}
          value={times}
          onChange={(times) => change({ times })}
          timeZone={timeZone}
        />
        {venue?.kind === 'place' && <OpeningFacts id={venue.id} times={times} />}
        <TextArea
          label={composeText.note}
          optional
          className={styles.note}
          value={note}
          maxLength={INVITATION_NOTES_MAX_CHARS}
          help={composeText.counter(note.length, INVITATION_NOTES_MAX_CHARS)}
          onChange={(event) => change({ note: event.target.value })}
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
