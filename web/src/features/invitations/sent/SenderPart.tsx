import type { Invitation } from '@liora/domain/contract/invitations';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from '../invitations.module.css';
import { invitationsText } from '../invitations.text.ts';
import { copyInvitation } from '../shareInvitation.actions.ts';
import { CallOff } from './CallOff.tsx';
import { ChangeTimesDialog } from './ChangeTimesDialog.tsx';
import { sentText } from './sent.text.ts';
import { WishedTime } from './WishedTime.tsx';

/** What its sender sees of it: the answer, a wish for another time, and what they can still do. */
export function SenderPart({ invitation }: { invitation: Invitation }) {
  const { own, status, is_called_off, is_expired, request } = invitation;
  const [changing, setChanging] = useState<'times' | 'reply' | null>(null);
  if (!own) return null;
  const isOpen = status === 'pending' && !is_called_off && !is_expired;
  const wish = isOpen && request && request.reply === null ? request : null;
  return (
    <>
      <p className="text-ink-2">{standing(invitation)}</p>
      {own.response_notes && <blockquote className={styles.note}>{own.response_notes}</blockquote>}
      {wish && <WishedTime invitation={invitation} wish={wish} onSuggest={() => setChanging('reply')} />}
      {isOpen && (
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
            <Button variant="quiet" className={styles.whole} onClick={() => setChanging('times')}>
              {sentText.change}
            </Button>
          )}
        </div>
      )}
      <CallOff invitation={invitation} />
      {changing && (
        <ChangeTimesDialog
          invitation={invitation}
          wish={changing === 'reply' ? wish : null}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

function standing({ own, status }: Invitation): string {
  const name = own?.recipient?.username;
  if (status !== 'pending') return sentText.said[status](name ?? sentText.somebody);
  return name ? sentText.waitsFor(name) : sentText.anyone;
}
