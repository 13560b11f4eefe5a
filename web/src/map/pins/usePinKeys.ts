import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pinAfterKey } from './pinKeys.ts';

interface PinKeys {
  keys: readonly string[];
  onMove: (key: string) => void;
  onEscape?: () => void;
}

/**
 * Arrow keys, Home and End move between pins, Escape leaves. Listens natively because MapLibre
 * does too: only so can a key be kept from panning the map below the pin.
 */
export function usePinKeys(layer: RefObject<HTMLElement | null>, { keys, onMove, onEscape }: PinKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const current = event.target instanceof HTMLElement ? event.target.dataset.key : undefined;
    if (current === undefined) return;
    const next = pinAfterKey(keys, current, event.key);
    if (next === null && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) onEscape?.();
    else onMove(next);
  });

  useEffect(() => {
    const element = layer.current;
    element?.addEventListener('keydown', pressed);
    return () => element?.removeEventListener('keydown', pressed);
  }, [layer]);
}
