import type { Invitation } from '@liora/domain/contract/invitations';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from '../invitations.module.css';
import { invitationsText } from '../invitations.text.ts';
import { copyInvitation } from '../shareInvitation.actions.ts';
import { CallOff } from './CallOff.tsx';
import { ChangeTimesDialog } from './ChangeTimesDialog.tsx';
import { isOpen, openWish } from './openWish.rules.ts';
import { sentText } from './sent.text.ts';

/** What its sender sees of it: the answer, and what they can still do. */
export function SenderPart({ invitation }: { invitation: Invitation }) {
  const { own } = invitation;
  const [isChanging, setChanging] = useState(false);
  if (!own) return null;
  const wish = openWish(invitation);
  return (
    <>
      <p className="text-ink-2">{standing(invitation)}</p>
      {own.response_notes && <blockquote className={styles.note}>{own.response_notes}</blockquote>}
      {isOpen(invitation) && (
        <div className={styles.answers}>
          <Button
            variant={wish ? 'quiet' : 'primary'}
            wide
            icon={<Copy />}
            className={styles.whole}
            onClick={() => void copyInvitation(own.code)}
          >
            {invitationsText.copy}
          </Button>
          {!wish && (
            <Button variant="quiet" className={styles.whole} onClick={() => setChanging(true)}>
              {sentText.change}
            </Button>
          )}
        </div>
      )}
      <CallOff invitation={invitation} />
      {isChanging && (
        <ChangeTimesDialog invitation={invitation} wish={null} onClose={() => setChanging(false)} />
      )}
    </>
  );
}

function standing({ own, status }: Invitation): string {
  const name = own?.recipient?.username;
  if (status !== 'pending') return sentText.said[status](name ?? sentText.somebody);
  return name ? sentText.waitsFor(name) : sentText.anyone;
}
