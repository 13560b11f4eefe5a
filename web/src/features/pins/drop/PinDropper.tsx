import { useSelector } from '@tanstack/react-store';
import { MapPinPlus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { pinsText } from '../pins.text.ts';
import { armDrop, beginDrop, endDrop, pinDropStore } from './pinDrop.store.ts';
import styles from './pinDropper.module.css';
import { useSignInForPin } from './useSignInForPin.ts';

const DropPanel = lazyPart(async () => (await import('./DropPanel.tsx')).DropPanel);

/**
 * What a screen with the map needs for dropping pins on it: presses that are held, and the form; `DropPinButton` stands with
 * the map's other buttons. While a pin is being dropped, what else lies over the map steps aside.
 */
export function PinDropper({ children }: { children: ReactNode }) {
  const dropping = useSelector(pinDropStore, ({ drop }) => drop !== null);
  const shown = useSignInForPin(dropping, endDrop);
  useEffect(() => armDrop(), []);

  return (
    <div className={styles.screen}>
      {children}
      {shown && (
        <Region broken={<PartLost onLost={endDrop} />}>
          <DropPanel />
        </Region>
      )}
    </div>
  );
}

/** Drops a pin in the middle of the map. */
export function DropPinButton() {
  return (
    <IconButton
      variant="float"
      label={pinsText.dropHere}
      className={styles.dropButton}
      onClick={() => beginDrop(null)}
    >
      <MapPinPlus />
    </IconButton>
  );
}
