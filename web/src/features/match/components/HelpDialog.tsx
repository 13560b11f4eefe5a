import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { matchText } from '../match.text.ts';

/** What a deck tells, and what it never tells. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={matchText.help} size="sm">
      <div className="grid gap-3">
        {Object.values(matchText.helpWords).map((words) => (
          <p key={words}>{words}</p>
        ))}
        <Button variant="quiet" wide onClick={onClose}>
          {matchText.close}
        </Button>
      </div>
    </Dialog>
  );
}
