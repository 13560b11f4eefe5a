import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../../lib/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { securityText } from './security.text.ts';

const FILE = 'liora-recovery-codes.txt';

/** Shown this once: the server has only hashes of them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(securityText.copied, { kind: 'success' });
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={securityText.recoveryTitle}
      description={securityText.recoveryLead}
      footer={<Button onClick={onClose}>{securityText.kept}</Button>}
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono text-label">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {'clipboard' in navigator && (
          <Button variant="line" icon={<Copy />} onClick={() => void copy()}>
            {securityText.copy}
          </Button>
        )}
        <Button variant="line" icon={<Download />} onClick={() => save(text)}>
          {securityText.download}
        </Button>
      </div>
    </Dialog>
  );
}

const save = (text: string): void => saveFile(new Blob([text], { type: 'text/plain' }), FILE);
