import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { orpc } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { showDone } from '../../safety/done.store.ts';
import { useWhoSees } from '../../safety/whoSees/whoSees.hooks.tsx';
import { pinsText } from '../pins.text.ts';
import { useDeletePin } from '../useDeletePin.ts';
import { EditPin } from './EditPin.tsx';

const SafetyDialog = lazyPart(
  async () => (await import('../../safety/dialog/SafetyDialog.tsx')).SafetyDialog,
);

/** As tall as the menu that follows. */
const REPORT_HEIGHT = 180;

interface PinMenuProps {
  pin: { id: string; is_own: boolean };
  title: string;
  variant?: 'plain' | 'float';
  /** After it was deleted: a page of its own is left. */
  onGone?: () => void;
}

/** Own pins: 'Edit Pin' and 'Delete Pin' (CARD-13); those of others: 'Report Pin' (CARD-14). */
export function PinMenu({ pin, title, variant = 'plain', onGone }: PinMenuProps) {
  const [open, setOpen] = useState<'edit' | 'report' | null>(null);
  const remove = useDeletePin(onGone);
  const seen = useWhoSees('pin', pin.id);
  const own = [
    { label: pinsText.edit, icon: <Pencil />, onSelect: () => setOpen('edit') },
    seen.action,
    {
      label: pinsText.delete,
      icon: <Trash2 />,
      danger: true,
      onSelect: () => remove.mutate({ id: pin.id, title }),
    },
  ];
  const others = [{ label: pinsText.report, icon: <Flag />, onSelect: () => setOpen('report') }];
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton variant={variant} label={pinsText.menuOf(title)}>
            <Ellipsis />
          </IconButton>
        }
        items={pin.is_own ? own : others}
      />
      {seen.dialog}
      {open === 'edit' && <EditPin id={pin.id} onClose={close} />}
      {open === 'report' && (
        <Region broken={<PartLost onLost={close} />}>
          <ReportPin id={pin.id} title={title} onClose={close} />
        </Region>
      )}
    </>
  );
}

/** Who dropped it is known of its page alone: asked for when somebody wants to report it. */
function ReportPin({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const query = useQuery(orpc.places.get.queryOptions({ input: { id } }));
  const author = query.data?.place.pin?.author;
  if (!author)
    return (
      <Dialog open onOpenChange={onClose} title={pinsText.report} size="sm">
        <QueryArea
          // A page without an author is of no pin any more.
          query={{ ...query, data: undefined, isError: query.isError || query.isSuccess }}
          skeleton={<Skeleton height={REPORT_HEIGHT} radius={14} />}
          failed={{ title: pinsText.reportFailed, retry: pinsText.retry, headingLevel: 3 }}
        >
          {() => null}
        </QueryArea>
      </Dialog>
    );
  const subject = { variant: 'pin' as const, id, title, author };
  return (
    <SafetyDialog
      subject={subject}
      open
      onClose={onClose}
      onDone={(step) => {
        onClose();
        showDone(step, subject);
      }}
    />
  );
}
