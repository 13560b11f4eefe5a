import type { Invitation } from '@liora/domain/contract/invitations';
import { readJson, removeStored, writeJson } from '../../../lib/browserStorage.ts';
import { toast } from '../../../ui/toast.ts';
import { fullTime } from '../when.rules.ts';
import { respondText } from './respond.text.ts';

/** The date that was just accepted: the page that comes next is loaded anew (INV-09), and says so. */
const KEY = 'liora.invitation-accepted';

export function noteAccepted({ venue_name, planned_date, time_zone }: Invitation): void {
  const time = planned_date && fullTime(planned_date, time_zone, new Date());
  writeJson('sessionStorage', KEY, time ? respondText.at(venue_name, time) : venue_name);
}

/** Once. */
export function announceAccepted(): void {
  const date = readJson('sessionStorage', KEY);
  if (typeof date !== 'string') return;
  removeStored('sessionStorage', KEY);
  toast(respondText.youAccepted, { description: date, kind: 'success' });
}
