import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { timeLabel } from '../../places/browse/filters/openLabel.rules.ts';
import { useScreenTime } from '../../places/browse/screenTime.store.ts';
import { placeText } from '../../places/details/place.text.ts';
import { plannedState } from '../../places/details/plannedState.rules.ts';
import { placeQuery } from '../../places/places.queries.ts';
import { useAsker } from '../../places/useAsker.ts';
import styles from './compose.module.css';

/** Whether the place is open at each of the proposed times, as far as its hours are known; sending does not wait for it. */
export function OpeningFacts({ id, times }: { id: string; times: readonly string[] }) {
  const { time: now } = useScreenTime();
  const { data } = useQuery(placeQuery({ id, origin: undefined, at: now.toISOString() }, useAsker()));
  if (!data) return null;
  const { place } = data;
  const facts = times.flatMap((time) => {
    const at = new Date(time);
    const then = plannedState(place, at);
    if (!then) return [];
    const words = then.certain ? placeText.planned : placeText.plannedUsually;
    return [{ time, state: then.state, said: words[then.state](timeLabel(at, now, place.timeZone)) }];
  });
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts} aria-live="polite">
      {facts.map(({ time, state, said }) => (
        <li key={time} data-state={state}>
          {state === 'open' ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          <span className="first-letter:uppercase">{said}</span>
        </li>
      ))}
    </ul>
  );
}
