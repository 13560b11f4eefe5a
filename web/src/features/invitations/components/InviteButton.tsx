import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonVariants } from '../../../ui/buttonClass.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import type { InviteSubject } from '../compose/compose.types.ts';
import { inviteButtonText } from './inviteButton.text.ts';

const InviteDialog = lazyPart(async () => (await import('../compose/InviteDialog.tsx')).InviteDialog);

interface InviteButtonProps {
  subject: InviteSubject;
  /** An icon alone, where there is no room for words. */
  look: ButtonVariants | 'icon';
}

/** 'Invite to a date' (RUL-38): for people with an account. */
export function InviteButton({ subject, look }: InviteButtonProps) {
  const me = useMe();
  const [open, setOpen] = useState(false);
  /** Each opening begins anew, or as it was left. */
  const [opening, setOpening] = useState(0);
  if (!me) return null;
  const show = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={inviteButtonText.invite} onClick={show}>
          <MailPlus />
        </IconButton>
      ) : (
        <Button {...look} icon={<MailPlus />} onClick={show}>
          {inviteButtonText.invite}
        </Button>
      )}
      {opening > 0 && (
        <Region broken={<PartLost onLost={() => setOpening(0)} />}>
          <InviteDialog key={opening} me={me} subject={subject} open={open} onClose={() => setOpen(false)} />
        </Region>
      )}
    </>
  );
}
