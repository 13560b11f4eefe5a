import type { CheckInState } from '@liora/domain/contract/checkIns';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { checkInsText } from '../checkIns.text.ts';

interface Card {
  kind: CheckInKind;
  lights: 'apart' | 'one' | 'both';
  title: string;
  lead: string;
  act: string;
}

const isOpen = (current: CheckInState['day']): boolean =>
  current !== null && !current.skipped && current.check_in.mine === null && !current.check_in.revealed_at;

/** What the card says: what can be answered, the week before the day; then what is sealed or can be read. */
export function cardOf(state: CheckInState): Card | null {
  const { card } = checkInsText;
  if (!state.shares || (!state.on && state.time_zone !== null)) return null;
  const open = !state.on || isOpen(state.week) ? 'week' : isOpen(state.day) ? 'day' : null;
  if (open)
    return { kind: open, lights: 'apart', title: card[open], lead: card[`${open}Lead`], act: card.answer };
  const done = [state.week, state.day].filter((one) => one !== null && !one.skipped);
  const told = done.find((one) => one?.check_in.revealed_at) ?? done[0];
  if (!told) return null;
  const { kind, revealed_at } = told.check_in;
  return {
    kind,
    lights: revealed_at ? 'both' : 'one',
    title: card[kind],
    lead: revealed_at ? card.revealed : card.sealed,
    act: revealed_at ? card.read : card.look,
  };
}
