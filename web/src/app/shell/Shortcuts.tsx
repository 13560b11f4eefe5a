import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import { PartLost } from '../../ui/PartLost.tsx';
import { Region } from '../../ui/Region.tsx';
import { useShortcuts } from './useShortcuts.ts';

// The list is opened seldom and brings the dialog with it: it is fetched when it is asked for.
const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const [mounted, setMounted] = useState(false);
  const navigate = useNavigate();
  const openSearch = useCallback(() => void navigate({ to: '/search' }), [navigate]);
  const showList = useCallback(() => {
    setMounted(true);
    setOpen(true);
  }, []);
  useShortcuts({ openSearch, showList });
  if (!mounted) return null;
  return (
    <Region broken={<PartLost onLost={() => setMounted(false)} />}>
      <ShortcutsDialog open={open} onOpenChange={setOpen} />
    </Region>
  );
}
