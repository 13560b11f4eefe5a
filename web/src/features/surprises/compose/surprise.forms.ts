import type { PlannedSurprise } from '@liora/domain/contract/surpriseFacts';
import { HOUR_MS } from '@liora/domain/durations';
import {
  type RevealTime,
  SURPRISE_REVEALS,
  type SurpriseArea,
  type SurpriseReveal,
} from '@liora/domain/rules/surprises';

/** When something opens, by the name of the choice; null: with everything, or with the end. */
export const REVEAL_CHOICES = { week: 10_080, day: 1440, hours3: 180, hour: 60, begin: 0 } as const;
export type RevealChoice = keyof typeof REVEAL_CHOICES | 'never';

export const LENGTH_HOURS = [1, 2, 3, 4, 5, 6, 8, 12, 24] as const;

export interface SurpriseDraft {
  hours: number;
  area: SurpriseArea;
  dress: string;
  reveals: Record<SurpriseReveal, RevealChoice>;
}

export const newDraft = (area: SurpriseArea): SurpriseDraft => ({
  hours: 4,
  area,
  dress: '',
  reveals: { neighborhood: 'day', first_stop: 'hour', everything: 'never' },
});

/** What was chosen before, as far as there are choices of it. */
export function draftOf(surprise: PlannedSurprise): SurpriseDraft {
  const starts = Date.parse(surprise.starts_at);
  const choiceOf = (what: SurpriseReveal): RevealChoice => {
    const opens = surprise.opens.find((one) => one.what === what);
    if (!opens || opens.at === surprise.ends_at) return 'never';
    const minutes = (starts - Date.parse(opens.at)) / 60_000;
    const [found] = Object.entries(REVEAL_CHOICES).find(([, value]) => value === minutes) ?? [];
    return (found as RevealChoice | undefined) ?? 'never';
  };
  return {
    hours: (Date.parse(surprise.ends_at) - starts) / HOUR_MS,
    area: surprise.area_miles as SurpriseArea,
    dress: surprise.dress ?? '',
    reveals: {
      neighborhood: choiceOf('neighborhood'),
      first_stop: choiceOf('first_stop'),
      everything: choiceOf('everything'),
    },
  };
}

/** What the server is told of a draft. */
export const contentOf = ({ hours, area, dress, reveals }: SurpriseDraft) => ({
  minutes: Math.round(hours * 60),
  area_miles: area,
  dress: dress.trim() || null,
  reveals: SURPRISE_REVEALS.flatMap((what): RevealTime[] => {
    const choice = reveals[what];
    return choice === 'never' ? [] : [{ what, minutes_before: REVEAL_CHOICES[choice] }];
  }),
});
