import { Clock3 } from 'lucide-react';
import { Chip } from '../../../../ui/Chip.tsx';
import type { Browse } from '../useBrowse.ts';
import { isAboutNow, openLabel } from './openLabel.rules.ts';

interface ChipProps {
  browse: Browse;
  floating?: boolean;
}

/** The one time that is asked about: what is chosen, else the planned evening, 'Open Sat 19:30', else 'Open now'. */
export function TimeChip({
  browse: { search, change, now, planned, timeZone },
  floating = false,
}: ChipProps) {
  const open = search.open ?? (isAboutNow(planned, now) ? 'now' : planned.toISOString());
  return (
    <Chip
      on={search.open === open}
      icon={<Clock3 />}
      floating={floating}
      onClick={() => change({ open: search.open === open ? undefined : open })}
    >
      {openLabel(open, now, timeZone)}
    </Chip>
  );
}
