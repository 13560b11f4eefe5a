import { DINNER_HOUR, DINNER_MINUTE } from '@liora/domain/limits';
import { comingWeekday, SATURDAY, wallClock, wallInstant } from '@liora/domain/rules/hoursClock';
import { createStore } from '@tanstack/react-store';
import { withStorage } from './browserStorage.ts';
import { useOwn } from './firstRender.ts';
import { forgetOn } from './personalData.ts';

/** The evening that hours on screen are told for: now, tonight, the weekend, or a time that was picked. */
export type PlannedTime = { kind: 'tonight' } | { kind: 'weekend' } | { kind: 'picked'; at: string };

const KEY = 'liora.planned-time';
const TONIGHT: PlannedTime = { kind: 'tonight' };
const WEEKEND: PlannedTime = { kind: 'weekend' };

const store = createStore<PlannedTime>(read());

forgetOn(['signed out'], () => store.setState(() => TONIGHT));

function read(): PlannedTime {
  const stored = withStorage('sessionStorage', (storage) => storage.getItem(KEY));
  if (stored === 'weekend') return WEEKEND;
  return stored && !Number.isNaN(Date.parse(stored)) ? { kind: 'picked', at: stored } : TONIGHT;
}

export function planFor(time: PlannedTime): void {
  store.setState(() => time);
  withStorage('sessionStorage', (storage) =>
    storage.setItem(KEY, time.kind === 'picked' ? time.at : time.kind),
  );
}

export const usePlannedTime = (): PlannedTime => useOwn(store, () => TONIGHT);

/**
 * The instant that a planned time stands for, by the clocks of the zone where the evening is spent (FIX-68): tonight is
 * half past seven, or now once that is past; the weekend is the coming Saturday at half past seven (on a Saturday
 * evening, now). A picked time that is past is now as well: tabs are open for weeks.
 */
export function plannedInstant(time: PlannedTime, now: Date, timeZone: string): Date {
  const evening = time.kind === 'picked' ? new Date(time.at) : dinner(time.kind, now, timeZone);
  return evening > now ? evening : now;
}

function dinner(kind: 'tonight' | 'weekend', now: Date, timeZone: string): Date {
  const { day: today } = wallClock(now, timeZone);
  const day = kind === 'weekend' ? comingWeekday(today, SATURDAY) : today;
  return wallInstant({ day, hour: DINNER_HOUR, minute: DINNER_MINUTE }, timeZone);
}
