import { Dialog } from '../../../ui/Dialog.tsx';
import { safetyText } from '../safety.text.ts';
import { BlockedList } from './BlockedList.tsx';

interface BlockedDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** The list over the settings; a page of its own on phones. */
export function BlockedDialog({ userId, open, onClose }: BlockedDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={safetyText.blockedUsers}>
      <div className="min-w-0">
        <BlockedList userId={userId} />
      </div>
    </Dialog>
  );
}
