import type { Diet } from '@liora/domain/rules/diets';
import { createStore } from '@tanstack/react-store';
import { useOwn } from '../../../lib/firstRender.ts';
import { forgetOn } from '../../../lib/personalData.ts';

/** What the two want of an evening, for its check alone: it is stored nowhere and ends with the page. */
export interface CheckChoices {
  /** YYYY-MM-DD; null for the evening that is planned for everywhere else. */
  date: string | null;
  /** Dollars for two. */
  budget: number | null;
  diet: Diet | null;
}

const NONE: CheckChoices = { date: null, budget: null, diet: null };
const store = createStore<CheckChoices>(NONE);

forgetOn(['signed out', 'somebody else'], () => store.setState(() => NONE));

export const useCheckChoices = (): CheckChoices => useOwn(store, () => NONE);

export const chooseForCheck = (change: Partial<CheckChoices>): void =>
  store.setState((before) => ({ ...before, ...change }));
