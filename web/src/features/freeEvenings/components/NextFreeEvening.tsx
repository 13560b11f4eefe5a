import { readerZone } from '@liora/domain/i18n/format';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { longDay, todayIn, weekdayWord } from '../evenings.rules.ts';
import { eveningsOptions } from '../freeEvenings.queries.ts';
import { freeEveningsText } from '../freeEvenings.text.ts';
import { SharedEvening } from './SharedEvening.tsx';

/** The next evening on which both are free; `otherwise` while there is none. */
export function NextFreeEvening({ otherwise }: { otherwise: ReactNode }) {
  const { data } = useQuery(eveningsOptions());
  const today = todayIn(useNow(), readerZone());
  const evening = data?.both.find((one) => one >= today);
  if (evening === undefined) return otherwise;
  return (
    <SharedEvening
      evening={evening}
      title={freeEveningsText.bothFree(longDay(evening))}
      planLabel={freeEveningsText.planDay(weekdayWord(evening))}
    />
  );
}
