import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ProvingDialog } from '../../../accounts/security/ProvingDialog.tsx';
import { securityQuery } from '../../../accounts/security/security.queries.ts';
import { dataText } from './data.text.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

/** Says what goes and what is kept, and asks who it is, before anything happens (RUL-92). */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  const { data: security } = useQuery(securityQuery());
  const { deleteAccount, busy, question } = useDeleteAccount();
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && !busy && onClose()}
        title={dataText.deleteTitle}
        description={dataText.deleteLead}
        initialFocus={keep}
        footer={
          <>
            <Button ref={keep} variant="quiet" disabled={busy} onClick={onClose}>
              {dataText.keepIt}
            </Button>
            <Button
              variant="danger"
              icon={<Trash2 />}
              busy={busy}
              busyLabel={dataText.deleting}
              onClick={deleteAccount}
            >
              {dataText.deleteNow}
            </Button>
          </>
        }
      >
        {/* Longer than most screens: the keyboard scrolls it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it can be pressed */}
        <section aria-label={dataText.goesAndKept} tabIndex={0} className="grid gap-4">
          <Listed title={dataText.goes} items={Object.values(dataText.goesList)} />
          <Listed title={dataText.kept} items={Object.values(dataText.keptList)} />
          <p className="text-ink-2">{dataText.store}</p>
        </section>
      </Dialog>
      <ProvingDialog question={question} lead={dataText.proveLead} security={security} />
    </>
  );
}

function Listed({ title, items }: { title: string; items: string[] }) {
  return (
    <section>
      <h3 className="text-label font-semibold">{title}</h3>
      <ul className="text-ink-2 list-disc ps-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
