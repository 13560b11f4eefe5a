import { useSelector } from '@tanstack/react-store';
import { lazyPart } from '../../lib/lazyPart.ts';
import { Region } from '../../ui/Region.tsx';

import { doneStore } from './done.store.ts';

const SafetyDoneDialog = lazyPart(
  async () => (await import('./dialog/SafetyDoneDialog.tsx')).SafetyDoneDialog,
);

/** Mounted once, above all screens. */
export function SafetyDoneHost() {
  const done = useSelector(doneStore);
  if (!done) return null;
  return (
    <Region key={done.id}>
      <SafetyDoneDialog key={done.id} done={done} />
    </Region>
  );
}
