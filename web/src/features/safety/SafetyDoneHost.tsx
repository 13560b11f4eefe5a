import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense } from 'react';
import { doneStore } from './done.store.ts';

const SafetyDoneDialog = lazy(async () => ({
  default: (await import('./dialog/SafetyDoneDialog.tsx')).SafetyDoneDialog,
}));

/** Mounted once, above all screens. */
export function SafetyDoneHost() {
  const done = useSelector(doneStore);
  if (!done) return null;
  return (
    <Suspense fallback={null}>
      <SafetyDoneDialog key={done.id} done={done} />
    </Suspense>
  );
}
