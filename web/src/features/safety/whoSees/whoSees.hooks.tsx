import type { VisibilityKind } from '@liora/domain/rules/visibility';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import type { MenuAction } from '../../../ui/Menu.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { whoSeesText } from './whoSees.text.ts';

const WhoSeesDialog = lazyPart(async () => (await import('./WhoSeesDialog.tsx')).WhoSeesDialog);

/** 'Who can see this' of an own thing: the line for its menu, and the dialog. */
export function useWhoSees(type: VisibilityKind, id: string) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const action: MenuAction = { label: whoSeesText.title, icon: <Eye />, onSelect: () => setOpen(true) };
  const dialog = open && (
    <Region broken={<PartLost onLost={close} />}>
      <WhoSeesDialog type={type} id={id} onClose={close} />
    </Region>
  );
  return { action, dialog };
}
