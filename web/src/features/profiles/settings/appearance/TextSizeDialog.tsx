import { Dialog } from '../../../../ui/Dialog.tsx';
import { RadioList } from '../../../../ui/RadioList.tsx';
import { setTextSize, useTextSize } from '../../../../ui/theme/useLook.ts';
import { settingsText } from '../settings.text.ts';

const SIZES = ['standard', 'larger', 'largest'] as const;

/** The sizes, seen as they are chosen. */
export function TextSizeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open size="sm" title={settingsText.textSize} onOpenChange={(open) => !open && onClose()}>
      <RadioList
        label={settingsText.textSize}
        hideLabel
        value={useTextSize()}
        onValueChange={setTextSize}
        options={SIZES.map((size) => ({
          value: size,
          label: settingsText.textSizes[size],
          note: size === 'standard' ? settingsText.followsDevice : undefined,
        }))}
      />
    </Dialog>
  );
}
