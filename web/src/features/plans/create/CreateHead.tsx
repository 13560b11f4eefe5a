import { X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RecentChangesButton } from '../../platform/recentChanges/RecentChangesButton.tsx';
import { createText } from './create.text.ts';

/** The visible title; the dialog itself is named by its hidden one. */
export function CreateHead({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className="create-head">
      <p className="t2" aria-hidden="true">
        {title}
      </p>
      <RecentChangesButton />
      <IconButton label={createText.close} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
