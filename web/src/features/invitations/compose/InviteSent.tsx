import type { Invitation } from '@liora/domain/contract/invitations';
import { Link } from '@tanstack/react-router';
import { Copy, Share } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { invitationsText } from '../invitations.text.ts';
import { canShare, copyInvitation, invitationAddress, shareInvitation } from '../shareInvitation.actions.ts';
import styles from './compose.module.css';
import { composeText } from './compose.text.ts';

interface InviteSentProps {
  invitation: Invitation;
  /** It went to one person, who knows of it already. */
  named: boolean;
  onClose: () => void;
}

/** The link, to be copied or shared. */
export function InviteSent({ invitation, named, onClose }: InviteSentProps) {
  const code = invitation.own?.code ?? '';
  return (
    <>
      <p className="text-ink-2">{named ? composeText.sentText : composeText.readyText}</p>
      <p className={styles.link}>
        <span className="sr-only">{composeText.link}</span>
        {invitationAddress(code)}
      </p>
      <div className="grid gap-2.5">
        {canShare() && (
          <Button
            size="lg"
            wide
            icon={<Share />}
            onClick={() => void shareInvitation(code, invitation.venue_name)}
          >
            {invitationsText.share}
          </Button>
        )}
        <Button
          size="lg"
          wide
          variant={canShare() ? 'quiet' : 'primary'}
          icon={<Copy />}
          onClick={() => void copyInvitation(code)}
        >
          {invitationsText.copy}
        </Button>
        <Link
          to="/invite/$code"
          params={{ code }}
          className={buttonClass({ variant: 'text', wide: true })}
          onClick={onClose}
        >
          {composeText.see}
        </Link>
      </div>
    </>
  );
}
