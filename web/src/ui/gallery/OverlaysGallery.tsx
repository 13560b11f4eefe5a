import { PIN_BLOCK_TOAST_MS } from '@liora/domain/limits';
import { Info, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Dialog } from '../Dialog.tsx';
import { Field } from '../Field.tsx';
import { Popover } from '../Popover.tsx';
import { Sheet } from '../Sheet.tsx';
import type { SheetSnap } from '../sheetSnap.ts';
import { Tooltip } from '../Tooltip.tsx';
import { toast } from '../toast.ts';
import { Section } from './Section.tsx';

export function OverlaysGallery() {
  return (
    <>
      <Section title="Dialogs, popovers, tooltips">
        <Dialogs />
        <Popover title="Spark Score" trigger={<Button variant="quiet">Open popover</Button>}>
          <p className="text-small text-ink-2">Three ratings from 1 to 10, averaged.</p>
        </Popover>
        <Tooltip label="Opens the map">
          <Button variant="line">Hover me</Button>
        </Tooltip>
      </Section>
      <Section title="Toasts">
        <Toasts />
      </Section>
      <Section title="Banners">
        <div className="grid w-full gap-2">
          <Banner icon={<Info size={18} />} onDismiss={() => undefined}>
            A new version is ready
          </Banner>
          <Banner kind="build">This build is for testing</Banner>
        </div>
      </Section>
      <Section title="Sheet">
        <SheetSample />
      </Section>
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'form' | 'small' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen('form')}>
        Open dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('small')}>
        Open small dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('confirm')}>
        Open question
      </Button>
      <Dialog
        open={open === 'form'}
        onOpenChange={close}
        title="Add Custom Place"
        footer={
          <Button wide onClick={close}>
            Add Place
          </Button>
        }
      >
        <Field label="Name" defaultValue="The bench above the weir" />
        <Field label="Address" defaultValue="Lungarno Serristori" />
      </Dialog>
      <Dialog
        open={open === 'small'}
        onOpenChange={close}
        onBack={close}
        size="sm"
        title="Another time"
        description="paperboat gets a note. The invitation stays open."
        footer={
          <Button wide onClick={() => toast('Sent', { kind: 'success' })}>
            Send
          </Button>
        }
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete this plan?"
        description="“Market, picnic, nap” and its 88 likes will be gone. This cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        danger
        icon={<Trash2 />}
        onConfirm={close}
      />
    </>
  );
}

function Toasts() {
  const action = { label: 'Upgrade', onPress: () => undefined };
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => toast('Lumen Vini saved to your places!', { kind: 'success', action })}
      >
        Success toast
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          toast('Free Plan Limit Reached', {
            kind: 'error',
            description: 'You can save up to 3 places on the free plan.',
            duration: PIN_BLOCK_TOAST_MS,
            action,
          })
        }
      >
        Error toast
      </Button>
    </>
  );
}

function SheetSample() {
  const [snap, setSnap] = useState<SheetSnap>('half');
  return (
    <div className="relative h-80 w-full max-w-96 overflow-hidden rounded-card bg-sunken-2">
      <Sheet
        label="Places nearby"
        snap={snap}
        onSnapChange={setSnap}
        header={<h3 className="t2">48 places</h3>}
      >
        <p className="py-3">Caffè Mezzaluna</p>
      </Sheet>
    </div>
  );
}
