import { useState } from 'react';
import { lazyPart } from '../../../../lib/lazyPart.ts';
import { PartLost } from '../../../../ui/PartLost.tsx';
import { Region } from '../../../../ui/Region.tsx';
import { useTextSize } from '../../../../ui/theme/useLook.ts';
import { SecurityRow } from '../../../accounts/security/SecurityRow.tsx';
import { settingsText } from '../settings.text.ts';

const TextSizeDialog = lazyPart(async () => (await import('./TextSizeDialog.tsx')).TextSizeDialog);

/** How large words are: as large as the device has them, or more. */
export function TextSizeRow() {
  const [changing, setChanging] = useState(false);
  const size = useTextSize();
  const close = () => setChanging(false);
  return (
    <div>
      <SecurityRow
        title={settingsText.textSize}
        note={
          <span className="text-caption">
            {size === 'standard' ? settingsText.followsDevice : settingsText.textSizes[size]}
          </span>
        }
      >
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={settingsText.changeTextSize}
          className="more-link"
          onClick={() => setChanging(true)}
        >
          {settingsText.change}
        </button>
      </SecurityRow>
      {changing && (
        <Region broken={<PartLost onLost={close} />}>
          <TextSizeDialog onClose={close} />
        </Region>
      )}
    </div>
  );
}
