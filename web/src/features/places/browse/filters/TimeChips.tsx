import { Clock3 } from 'lucide-react';
import { Chip } from '../../../../ui/Chip.tsx';
import type { Browse } from '../useBrowse.ts';
import { isAboutNow, openLabel } from './openLabel.rules.ts';

interface ChipsProps {
  browse: Browse;
  floating?: boolean;
}

/** 'Open now', and when an evening is planned or in the address 'Open Sat 19:30'. */
export function TimeChips({ browse: { search, change, now, planned }, floating = false }: ChipsProps) {
  const chosen = search.open !== undefined && search.open !== 'now' ? search.open : null;
  const later = chosen ?? (isAboutNow(planned, now) ? null : planned.toISOString());
  return ['now', ...(later ? [later] : [])].map((open) => (
    <Chip
      key={open === 'now' ? 'now' : 'later'}
      on={search.open === open}
      icon={<Clock3 />}
      floating={floating}
      onClick={() => change({ open: search.open === open ? undefined : open })}
    >
      {openLabel(open, now)}
    </Chip>
  ));
}
