import { useSelector } from '@tanstack/react-store';
import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '../../lib/reducedMotion.ts';
import { hasLessMotion, lookChanges, readTextSize, type TextSize } from './lookStore.ts';

export const useTextSize = (): TextSize => useSelector(lookChanges, readTextSize);

export const useLessMotion = (): boolean => useSelector(lookChanges, hasLessMotion);

/** Whether the device itself asks for less motion. */
export const useDeviceLessMotion = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(REDUCED_MOTION);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(REDUCED_MOTION).matches,
  );

export { setLessMotion, setTextSize } from './lookStore.ts';
